import { denied, type WordRule, wordsPattern, wordsTest } from './word-rule.ts';

const PAPERS =
	'passports?|id(?:entity)?(?: (?:cards?|documents?))?|identification|driving licen[cs]es?|drivers? licen[cs]es?|(?:student )?visas?|evisa|brp|biometric residence permits?|residence permits?|birth certificates?|national insurance (?:number|card)|ni(?:no| number)|proof of address|utility bills?|share codes?';
/** After an offer, face to face. */
const LATER = wordsTest(
	'first (?:day|morning)|after (?:an |the |your )?offer|in person|when you start|on your start|once you (?:start|have accepted)|induction day|right[- ]to[- ]work check',
);
const NOT_ASKED = wordsTest(
	`no passport(?: scans?| copy| copies| number| photos?)?(?! (?:no|means))(?![^.!?]*(?:,? no (?:job|interview|start|place)))|(?:visa|passport)s?[^.!?]{0,40} (?:no (?:matter|odds|difference)|yours to keep)|whatever (?:your |the )?(?:visa|passport)|keep your passport|hold back|register|walk in|rota|sponsorship|your (?:student |graduate )?visa (?:allows?|lets|covers|ends|permits|runs|says|counts)|${denied('send|e-?mail|upload|attach|provid|submit|shar|giv|forward|bring|enclos|includ|show|scan|photograph|need|requir|ask|want|keep|hold|copy|log|tak')}|emigrants|archives?|digiti[sz]ation|museum|from the years|applications? for|clients?.? passports?|customers`,
);

const document = (words: RegExp, more: Partial<WordRule> = {}): WordRule => ({
	kind: 'document',
	words,
	advice:
		'Ask for no passport, visa or number of a document here: you see them after an offer, when you check the permission to work.',
	unless: NOT_ASKED,
	askedIf: LATER,
	...more,
});

/** Papers of identity. */
export const DOCUMENT_WORDS: WordRule[] = [
	document(
		wordsPattern(
			`(?:send|e-?mail|upload|attach|provide|submit|share|give|forward|bring|enclose|include|show|scan|photograph|snap|take a (?:photo|picture) of|(?:need|requires?)(?= (?:your|ur|a (?:copy|scan|photo)|copies|scans)))(?: us| me| over)? (?:a |an |the )?(?:(?:clear |full |colour |certified |front and back )*(?:copy|copies|scans?|photos?|pictures?|photocopy|number|selfie) (?:of|with|holding) )?(?:your |ur |a |an |the )?(?:valid |full |current |original )?(?:${PAPERS})(?! (?:badges?|team|project|office|data|research|policy|applications?|advice|guidance|support|services?|checks?|sponsor\\p{L}*|condition))`,
		),
	),
	document(
		wordsPattern(
			`(?:copy|copies|scans?|photos?|pictures?|photocopy|number|front and back|both sides) of (?:your|ur|a|an|the)? ?(?:valid )?(?:${PAPERS})|selfie (?:with|holding|of)|holding (?:it|your (?:id|passport|card))(?: up)?(?= |$|\\.)|(?:passport|visa|brp|ni number|national insurance(?: number)?|driving licence|date of birth|birth certificate)(?:,| and| \\+| &)[^.!?]{0,40}(?:send|email|reply|asap|today|before we)`,
		),
	),
	document(
		wordsPattern(
			'(?:your|ur|british|uk|valid|current|full) passports?(?! (?:office|data|team|project|holders|research|control))|passport (?:number|copy|copies|scans?|details|photos?|page)s?|your (?:\\p{L}+ )?(?:brp|ni(?:no| number)?|national insurance number|driving licen[cs]e(?: number| details)?|visa(?: number)?|share code|evisa|mother.s maiden name)(?= |$|,|\\.|\\?)',
		),
	),
	{
		kind: 'document',
		answer: 'asked',
		words: wordsPattern(
			'bank statements?|credit (?:report|history|check)|proof of (?:identity|id|address)|(?:bring|show) (?:your |some |photo )?id(?! badge)|log ?in with your|university password|your password',
		),
		advice: 'Say when this is asked, and why: before an offer no papers are needed.',
		unless: NOT_ASKED,
	},
];

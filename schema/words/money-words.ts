import { type WordRule, whole } from './word-rule.ts';

const money = (words: RegExp): WordRule => ({
	kind: 'money',
	words,
	advice: 'An intern never pays to work. Leave this out.',
});
const bank = (words: RegExp): WordRule => ({
	kind: 'money',
	words,
	advice:
		'Leave bank details out, and ways to pay: who works for you gives you theirs when the work begins.',
});
const document = (words: RegExp): WordRule => ({
	kind: 'document',
	words,
	advice:
		'Ask for no passport, visa or number of a document here: you see them after an offer, when you check the permission to work.',
});

const AMOUNT = '(?:[£$€] ?\\d|\\d[\\d,.]{0,11} ?(?:pounds|gbp|euros?|dollars|usd|quid))';
/** Fees that nobody may ask of an intern. */
const FEES =
	'training|registration|application|placement|admin(?:istration|istrative)?|processing|enrol(?:l)?ment|joining|on-?boarding|security|starter|starting|membership|booking|reservation|commitment|holding|refundable|non-?refundable|up-?front|one-off|visa|sponsorship|dbs|background check|paperwork|document|uniform|equipment|kit|course|programme|program|job|interview|internship';
/** The employer pays, or there is none. */
const NOT_THE_INTERN =
	"(?<!no |without (?:any |a )?|(?:we|we'll|we will) (?:pay|cover|refund)(?: for)? (?:the |your |all |any )?)";
const PAPERS =
	'passports?|id(?:entity)?(?: (?:cards?|documents?))?|identification|driving licen[cs]es?|drivers? licen[cs]es?|visas?|brp|biometric residence permits?|birth certificates?|national insurance (?:number|card)|ni number|bank statements?|proof of address|utility bills?';

/** Payments by interns, bank details, and papers of identity. */
export const MONEY_WORDS: WordRule[] = [
	money(
		whole(
			'(?:pay|paying|payment) for (?:your|the|own) (?:own )?(?:training|uniform|equipment|visa|laptop|materials|kit|course|dbs)',
		),
	),
	money(whole(`${NOT_THE_INTERN}(?:${FEES}) (?:fees?|deposits?|charges?)(?! earners?)`)),
	money(
		whole(
			`(?:fees?|deposits?|charge|payment) (?:of|is|are|:) ?(?=${AMOUNT})[^a-z ]{1,12}|${AMOUNT}[\\d,.]{0,11} (?:[a-z-]{1,20} )?(?:fees?|deposits?|charges?)`,
		),
	),
	money(
		whole(
			'(?:a|the|your|any) (?:small |one-off )?(?:fee|deposit) (?:applies|is (?:payable|due|required|needed|taken|charged|refunded|returned))|deposit (?:required|needed)',
		),
	),
	money(
		whole(
			'(?:pay|leave|send|transfer|make|give us) (?:us )?(?:a|the|your) (?:small |refundable |security )?(?:deposit|fee|charge)',
		),
	),
	money(
		whole(
			'(?<!(?:never|clients|customers|who|that|which|they|companies|businesses|users|people|members|guests) (?:all |can |will )?)(?:pay|paying|payments? to) us(?! (?:visits?|attention))',
		),
	),
	money(
		whole(
			`you(?:'ll| will| must| have to| need to| should| first| can)? (?:first )?(?:pay|transfer|deposit) (?:us|${AMOUNT}|for (?:your|it)|(?:a|the) (?:[a-z-]{1,20} )?(?:fee|deposit|charge|sum|amount))`,
		),
	),
	money(
		new RegExp(
			`(?:(?<=^ ?|[.!?:;] ?)pay|(?<![\\p{L}\\p{N}])(?:please|must|need to|have to|required to|asked to|interns|applicants|candidates|students) (?:first )?pay) ${AMOUNT}(?![\\d,.]{0,11} ?(?:an?|per|each|every|\\/|p\\.?[hwma]))[\\d,.]{0,11}`,
			'giu',
		),
	),
	money(
		whole(`(?:send|transfer|wire) (?:us |me )?(?:the )?(?:money|cash|funds|payment|${AMOUNT})`),
	),
	money(whole('buy your own (?:laptop|uniform|equipment|starter kit|kit)|starter kit for [£$€]')),
	bank(
		whole(
			'(?:your )?bank(?:ing)?(?: account)? (?:details|number|statements?)|sort[- ]codes?|(?:your )?account numbers?|(?:your|credit|debit|bank) card (?:details|number)s?|iban|cvv|your pin(?: number)?|western union|moneygram|gift (?:cards?|vouchers?) (?:to us|as payment)|(?:by|via|through|with|to our|to my) (?:pay ?pal|cash ?app|bitcoin|crypto|crypto wallet|revolut)',
		),
	),
	document(
		whole(
			`(?:send|e-?mail|upload|attach|provide|submit|share|give|forward|bring|enclose|include|show|scan|photograph)(?: us| me)? (?:a |an |the )?(?:(?:clear |full )?(?:copy|copies|scans?|photos?|pictures?|photocopy|number) of )?(?:your |a |an |the )?(?:valid |full |current )?(?:${PAPERS})(?! (?:badges?|team|project|office|data|research|policy|applications?|advice|guidance|support|services?|checks?))`,
		),
	),
	document(
		whole(
			`(?:copy|copies|scans?|photos?|pictures?|photocopy|number) of (?:your|a|an|the)? ?(?:valid )?(?:${PAPERS})`,
		),
	),
	document(
		whole(
			'(?:your|british|uk|valid|current|full) passports?(?! (?:office|data|team|project|holders|research|control))|passport (?:number|copy|copies|scans?|details|photos?|page)s?|your (?:brp|ni number|national insurance number|driving licen[cs]e (?:number|details)|visa number|share code)',
		),
	),
];

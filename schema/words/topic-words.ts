import { type WordKind, type WordRule, wordsPattern, wordsTest } from './word-rule.ts';

/** Words by which somebody is chosen, asked or turned away. */
const CHOICE =
	'must|only|prefer\\p{L}*|ideal\\p{L}*|need(?:s|ed)?|want(?:s|ed)?|looking for|seek\\p{L}*|appl(?:y|ying|ications?|icants?)|candidates?|suit(?:s|ed|able)?|consider\\p{L}*|accept\\p{L}*|hire|take on|fits?|unable|sorry|won.?t|don.?t|cannot|can.?t|not|no|should|ought|expect\\p{L}*|require\\p{L}*|priority|favour\\p{L}*|rather|best|shortlist\\p{L}*|are (?:you|u)|do (?:you|u)|have (?:you|u)|your|ur';
/** Sentences that open the door, or are about others. */
const OPEN_WORDS =
	'welcom\\p{L}*|encourag\\p{L}*|regardless|whatever|every(?:one|body)?|any(?:one|body)? (?:can|may|is)|no (?:upper )?(?:age )?limit|happy to|glad|adjust\\p{L}*(?! .{0,40}not)|support\\p{L}*|flexib\\p{L}*|research|study|studies|museum|archives?|catalogu\\p{L}*|charit\\p{L}*|customers?|clients?|patients?|pupils|visitors|audit|campaign|exhibition|we pay|paid by|never ask|do not ask|step[- ]free|lifts?|free of charge|expenses|our (?:founder|manager|boss|director)';
const OPEN = wordsTest(OPEN_WORDS);

/** The same, and sums that are the pay. */
const PAID = wordsTest(
	`${OPEN_WORDS}|(?:your|the|hourly|weekly|monthly) (?:pay|wages?|rate|salary)(?! until)|you (?:are paid|earn|receive)`,
);

const topic = (kind: WordKind, words: string, unless = OPEN): WordRule[] =>
	[
		`(?:${CHOICE})(?:[ ,:][^.!?\\n]{0,60})? (?:${words})`,
		`(?:${words})(?:[ ,:][^.!?\\n]{0,60})? (?:${CHOICE})`,
	].map((pattern) => ({
		kind,
		answer: 'marked',
		words: wordsPattern(pattern),
		advice: 'This speaks of what nobody may be chosen by, or asked for. Look at what is meant.',
		unless,
	}));

/** What a refusal by words alone would miss: a choice or a request in the same sentence as what it must not be about. */
export const TOPIC_WORDS: WordRule[] = [
	...topic(
		'fairness',
		'young\\p{L}*|old(?:er|ies)?|aged?|teen\\p{L}*|(?:late |early |mid )?(?:twenties|thirties|forties|fifties|sixties)|pension\\p{L}*|retire\\p{L}*|generation|mature|youth\\p{L}*|birth\\p{L}*|wo?m[ae]n|(?:fe)?males?|girls?|boys?|lads?|lady|ladies|gentlem\\p{L}+|guys?|blokes?|mums?|mothers?|dads?|fathers?|wi(?:fe|ves)|husbands?|gender|(?:of the )?(?:fairer|opposite) sex|british|brits?|english(?! (?:language|skills|literature|lessons))|scottish|welsh|european|foreign\\p{L}*|immigra\\p{L}*|nationals?|nationalit\\p{L}+|ethnic\\p{L}*|race|white|black|asian|african|heritage|skin|afro|dreadlocks|accents?|native|christians?|muslims?|jew\\p{L}*|hindus?|sikhs?|catholics?|atheists?|church|faith|relig\\p{L}+|pray\\p{L}*|hijabs?|head ?scar\\p{L}+|turbans?|sabbath|ramadan|crucifix|disab\\p{L}+|wheelchairs?|deaf|blind|dyslexi\\p{L}+|autis\\p{L}+|stammer\\p{L}*|attractive|pretty|slim|overweight|fat|tattoos?|piercings?|beards?|looks',
	),
	...topic(
		'personal',
		'pregnan\\p{L}*|bab(?:y|ies)|children|kids|maternity|married|engaged|divorced|childcare|gay|straight(?! (?:to|away|after|from|into|through|on))|lesbian|bisexual|trans(?:gender)?|lgbt\\p{L}*|medical|medication|sick(?:ness)?|illness\\p{L}*|depress\\p{L}+|anxiety|mental health|health|surgery|hospital|doctor|gp|therap\\p{L}+|trade union|unions?|strike[sd]?|vote|politic\\p{L}+|sexuality|boyfriends?|girlfriends?|blood type|periods?',
	),
	...topic(
		'money',
		'fees?|deposits?|dbs|bond|refundable|administration charge|starter (?:kit|pack)|purchase|out of (?:your|ur) (?:own )?pocket|invoice(?:d)? (?:you|to you)|bank(?:ing)?|sort code|iban|pin|card (?:number|details)|gift cards?|vouchers?|bitcoin|crypto\\p{L}*|wire|western union|paypal|revolut|monzo|wallet|(?:your|ur) account',
	),
	...topic(
		'document',
		'passports?|brp|biometric|national insurance|ni number|driving licen[cs]e|birth certificate|utility bill|share code|selfie|log ?in|passwords?|one-?time code|verification code',
	),
	...topic(
		'pay',
		'unpaid|free|gratis|voluntar(?:y|ily)|wages?|salary|stipend|remunerat\\p{L}*|compensat\\p{L}*|commission|tips|allowance|overtime|pocket money|for nothing|minimum wage|(?:paid|pay) (?:for|after|until|later|when|once|if)',
	),
	...topic(
		'messenger',
		'e-?mail|gmail|hotmail|outlook|insta\\p{L}*|facebook|snap\\p{L}*|signal|discord|messenger|tiktok|dms?|mobile|number|phone(?! (?:interview|call))|website|link|(?:off|outside|instead of|skip|forget) (?:of )?(?:this|the) (?:site|form|platform|website)|in person|direct(?:ly)?',
	),
	...topic(
		'money',
		'[£$€] ?\\d[\\d,.]*(?! ?(?:an?|per|each|/|p\\.?[hwam]))|\\d+ (?:quid|pounds|euros)(?! (?:an?|per|each))|(?:ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred)(?:[- ]\\p{L}+)? (?:quid|pounds)(?! (?:an?|per|each))|your own (?:cost|expense|money)|(?:cost|expense)s?|insurance|laptop|uniform|boots|tools|kit|training course|licen[cs]e|(?<!dress |source |bar |of )codes?',
		PAID,
	),
];

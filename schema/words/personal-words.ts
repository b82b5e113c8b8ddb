import { type WordRule, wordsPattern, wordsTest } from './word-rule.ts';

/** Somebody is helped, or what is done there, and nobody is asked. */
const HELPED = wordsTest(
	'adjust\\p{L}*.{0,20}(?:happy|glad|gladly|ask|tell|offer(?:ed)?(?! these))|charit\\p{L}*|research|study|studies|museum|archives?|catalogue|union shop|students.? union|leaflets|app for|clinic|statutory|paid (?:sick|holiday)|sick pay|step[- ]free|accessible|free (?:eye|flu)|no bar|do not ask|don.?t ask',
);

const disability = (words: RegExp, more: Partial<WordRule> = {}): WordRule => ({
	kind: 'fairness',
	words,
	advice: 'The law forbids a choice by disability. Name the task: "carries boxes of up to 10 kg".',
	...more,
});
const health = (words: RegExp): WordRule => ({
	kind: 'personal',
	words,
	advice: 'The law forbids questions about health before an offer. Leave this out.',
	unless: HELPED,
});

/** Disability, and what nobody may be asked: health, family, orientation, union. */
export const PERSONAL_WORDS: WordRule[] = [
	disability(
		wordsPattern(
			'able[- ]bodied|(?:anyone|people|those|applicants|candidates|nobody|no one|someone) with (?:an? |any )?(?:disab\\p{L}+|impairment\\p{L}*|dyslexia|autism|adhd|epilepsy|asthma|diabetes|anxiety|depression|bad back|(?:hearing|sight|mobility|mental|physical|health) \\p{L}+)[^.!?]{0,40}(?:need not|not (?:be|apply|suit|fit|cope)|unsuitable|cannot|can.?t|won.?t)|(?:not|un)suitable for (?:anyone|people|those|candidates|applicants) with|free (?:of|from) (?:any )?(?:disab\\p{L}+|impairment|illness)|no (?:physical|mental|hearing|sight)(?: health)? (?:limitations?|impairments?|issues|problems|conditions|difficulties)|(?:mentally|physically)(?: and (?:mentally|physically))? (?:stable|sound|perfect)|(?:fully|completely) (?:fit|healthy)(?= and|,|\\.|$)|no (?:bad|dodgy) backs?|no (?:hearing aids|crutches|walking sticks)|no disabilit(?:y|ies)|no (?:disabled|wheelchairs?(?: users?)?|deaf|blind)(?: (?:people|persons?|applicants?|candidates?))?(?= |$|,|\\.|!|;)|(?:must|should|can)(?: ?not|n.?t) (?:be|have)(?: an?| any)? disab\\p{L}+|not (?:suitable|accessible|possible) for (?:disabled|wheelchair)\\p{L}*(?: (?:people|users?|applicants?|candidates?))?|physically perfect|no health (?:problems|conditions|issues)|no mental (?:health|illness)(?: (?:problems|conditions|issues))?|good health(?: is)? (?:essential|required)|perfect (?:health|eyesight|hearing)|(?:disabled|deaf|blind|dyslexic|autistic|depressed) (?:people |persons? |applicants? |candidates? )?(?:need not|not wanted|will not|are not (?:wanted|considered|suited))|no (?:dyslexi\\p{L}+|autis\\p{L}+|adhd|epilep\\p{L}+|stammer\\p{L}*)',
		),
		{ unless: wordsTest('no bar|step[- ]free|we have|problem') },
	),
	disability(
		wordsPattern(
			'adjustments?[^.!?]{0,60} (?:do not|don.?t|dont|cannot|can.?t|not able to|unable to|no) (?:offer|make|provide|give|be made)|(?:do not|don.?t|dont|cannot|can.?t|unable to|not able to) (?:offer|make|provide|give)(?: any)? (?:reasonable )?adjustments?|no (?:reasonable )?adjustments?(?: (?:are|will|can))?',
		),
	),
	disability(
		wordsPattern(
			'ring[- ]?fenced for (?:disabled|deaf|blind)|(?:only|open) (?:to |for )?disabled|(?:heavy lifting|on your feet|climb ladders?|stand(?:ing)? all day|lift(?:ing)? \\d{2} ?kg)|fully mobile|physically fit|(?:perfect|normal|good|full) (?:colour )?vision',
		),
		{ answer: 'asked', unless: wordsTest('tell us if|swap|if you can|no lifting|help with') },
	),
	health(
		wordsPattern(
			'(?:tell (?:us|me)(?: about)?|state|say|include|give (?:us )?|let us know(?: about)?|indicate|mention|share|disclose|declare|describe) (?:about )?(?:your |the state of your )(?:religion|faith|health|illness(?:es)?|marital status|family (?:plans|situation|status)|sexuality|sexual orientation|politics|political views|ethnicity|caste|race|disability)(?! (?:so|if you (?:like|want|wish)|needs))',
		),
	),
	health(
		wordsPattern(
			'(?:how many|number of|days of|your|how much|how often)(?: \\p{L}+){0,2} (?:sick(?:ness)?(?: absence| leave)? (?:days?|records?|history|leave)|days? (?:off )?sick|sickness absence)(?! pay)|(?:any|your|disclose|list|state|declare)(?: \\p{L}+){0,2} (?:medical (?:conditions?|history|records?|problems?)|health (?:conditions?|problems?|history|issues|record)|past operations|mental health (?:history|problems|issues|conditions)|illness(?:es)?|disabilit(?:y|ies))(?! (?:we|that we|so))|(?:do|are|did|have) (?:you|u) (?:ever )?(?:take|on|taking|had|have|see|seeing|suffer(?:ed)?)(?: from)? (?:any )?(?:medication|pills|a therapist|therapy|depression|anxiety|an? illness|a disability|surgery)|are (?:you|u) (?:disabled|healthy|depressed|on (?:any )?medication)|(?:what|which) medication|hiv (?:status|test)|pregnancy test|genetic test',
		),
	),
	{
		kind: 'personal',
		words: wordsPattern(
			'(?:are|r) (?:you|u) (?:gay|straight|lesbian|bi|bisexual|trans|married|single|engaged|pregnant|expecting|trying|a mum|a mother|a parent)|(?:you|u)(?:.?re| are) not (?:pregnant|expecting|trying)(?: are (?:you|u))?|do (?:you|u) have (?:any )?(?:kids|children|a family|a boyfriend|a girlfriend|a husband|a wife|a partner)|(?:thinking of|planning on|plan to|planning to|going to) (?:have|having|start|starting|get|getting) (?:kids|children|a family|a baby|married|pregnant)|who (?:looks|will look) after (?:your|the) (?:kids|children)|your (?:husband|wife|boyfriend|girlfriend|partner)(?:.s)? (?:job|plans|mind|agree)|sexual orientation of yours|your (?:sexuality|sexual orientation|marital status)',
		),
		advice: 'Ask for nothing about family, pregnancy or orientation. Leave this out.',
		unless: wordsTest(
			'you need not|do not (?:state|tell|ask)|monitoring|confidential survey|optional',
		),
	},
	{
		kind: 'personal',
		words: wordsPattern(
			'(?:your|any|current or former|disclose|declare|no|not)(?: \\p{L}+){0,4} (?:trade )?union (?:members?|membership|activity|activists?|reps?|ties)|(?:trade )?union (?:members?|reps?|activists?|people|types) (?:need not|are not|not|won.?t|will not|unwelcome)|(?:are|were|been) (?:you|u)?(?: ever)? ?(?:in|a member of) (?:a|any) (?:trade )?union|no (?:trade )?unions?(?: (?:members?|types|people))?|(?:join|joining|joined) a union|(?:who|what|which party) (?:do|did) (?:you|u) vote(?: for)?',
		),
		advice: 'The law forbids a choice by membership of a union. Leave this out.',
		unless: wordsTest(
			'welcome|your own business|recognis\\p{L}*|students.? union|research|archives?|history of|free to|entitled|european union|rugby|credit union',
		),
	},
	{
		kind: 'personal',
		answer: 'asked',
		words: wordsPattern(
			'(?:unspent |spent |any |all )*(?:criminal )?convictions?(?: must| have to|,| or|\\?)|criminal records? (?:will|must|means|check)|rehabilitation of offenders|(?:enhanced )?dbs (?:check|disclosure)s? (?:is|are|will|must)|clean (?:criminal )?record|no (?:criminal )?(?:convictions?|record)|(?:credit|background|fca|security) (?:check|screening)s?|vaccinat(?:ed|ion)[^.!?]{0,40} (?:compulsory|required|must|needed)|must (?:be|have been|be fully) (?:vaccinated|immunised)|drug (?:and alcohol )?tests?',
		),
		advice: 'Law allows this for some work only. Say why the work needs it, and when it is asked.',
		unless: wordsTest('no bar|bears? (?:its|the) cost|catalogue|nineteenth|archives?|research'),
	},
];

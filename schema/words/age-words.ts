import { type WordRule, wordsPattern, wordsTest } from './word-rule.ts';

/** What follows "young" and the like where nobody who applies is meant. */
const OTHERS =
	'people|person|persons|adults?|children|readers?|audiences?|learners?|offenders?|carers?|patients?|health|founders?|entrepreneurs?|athletes?|footballers?|customers?|voices|vic|minds?|families|musicians?|farmers?|writers?|voters?|or old|and old|company|firm|business|start-?up';
const NUMBER =
	'(?:1[4-9]|[2-7]\\d|(?:eighteen|nineteen|twenty|thirty|forty|fifty|sixty)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?)';
const YEARS = '(?: years?(?: old| of age)?)?';
/** Those whom the work is for, and objects that have an age. */
const NOT_APPLICANTS = wordsTest(
	'(?<!only [^.!?]{0,30})(?:over|older)[^.!?]{0,30} (?:are )?welcome|welcom\\p{L}* [^.!?]{0,30}(?:over|older)|you(?:.ll| will)? (?:also |help (?:to )?)?(?:lead|run|teach|guide|visit|support|read|cook|write|interview|host|coach|care|assist|help)|young people|children|pupils?|schools?|clubs?|customers?|clients?|patients?|residents?|members? of staff|no (?:upper )?age limit|years? (?:of|in) business|fans|riders|learners|participants|teenagers|cups?|leagues?|museum|service|app|babies|toddlers|visitors|tenants|drivers?|passengers|housing|buildings?|survey|research|study|audiences?',
);
/** Law or insurance asks for it. */
const REASONS = wordsTest(
	'insur\\p{L}*|licen[cs]\\p{L}*|alcohol|law|legal(?:ly)?|regulat\\p{L}*|night work|driv\\p{L}*|serve drinks|bar work|gambling|betting',
);

const age = (words: RegExp, more: Partial<WordRule> = {}): WordRule => ({
	kind: 'fairness',
	words,
	advice: 'The law forbids a choice by age. Name the skill, or how much experience the work needs.',
	...more,
});

/** A choice by age. */
export const AGE_WORDS: WordRule[] = [
	age(
		wordsPattern(
			`(?:are|be|is|stay|still|our|its a|feel) young(?! (?:${OTHERS})(?!\\p{L}))|young(?: and|,)? (?:team|dynamic|crowd|energetic|enthusiastic|ambitious|hungry|talents?|candidates?|applicants?|graduates?|interns?|staff|workforce|wo?m[ae]n|lads?|ladies)|youthful|digital natives?|mature (?:person|candidate|applicant)s?|no mature students?|mature students? (?:need not|are not|will not)`,
		),
	),
	age(
		wordsPattern(
			`(?:anyone|anybody|nobody|no one|people|person|candidates?|applicants?|those|somebody|someone|you.?re|you are|if|interns?|students?|graduates?)(?: \\p{L}+){0,3} (?:over|above|past|older than|younger than) (?:the age of )?${NUMBER}(?! (?:hours|weeks|people|per ?cent|pounds|customers|clients|minutes|miles|kg|staff|countries|years (?:of|in|ago))|%)|(?:between|from) ${NUMBER} (?:and|to) ${NUMBER}(?= (?:years|only|please|preferred|to apply)|[.,;!)]|$)|${NUMBER} ?[-–] ?${NUMBER} (?:only|please|preferred|years old|yrs?|y\\.?o)|max(?:imum)? (?:age )?(?:of )?${NUMBER}(?= |[.,;!)]|$)(?! (?:hours|weeks|people|days|per|kg|characters|words|miles))|over[- ]?${NUMBER}s`,
		),
		{ unless: NOT_APPLICANTS },
	),
	age(
		wordsPattern(
			'(?:too|getting) old(?! to)|(?:older|elderly) (?:candidates?|applicants?|workers?|interns?|people) (?:need not|are not|would not|won.?t|tend|will not)|(?:a |some )?youngsters? (?:who|to|with|wanted|preferred|only)|teenagers? (?:only|preferred|wanted)|gen(?:eration)?[- ]z(?:er)?s? (?:only|preferred|candidates?|applicants?|energy)|twenty-?somethings?|fresh young|young blood|(?:straight|fresh) (?:out of|from) (?:school|university|uni|college) only|age (?:matters|counts|is important)',
		),
	),
	age(
		wordsPattern(
			'(?:do ?n.?t|do not|never|not) (?:take|want|hire|accept) (?:on )?(?:any )?(?:mature|older|old) (?:students?|people|applicants?|candidates?)',
		),
	),
	age(
		wordsPattern(
			`(?:age|ages|aged)(?:[:,]| is| of)? ?(?:between |from )?${NUMBER} ?(?:-|–|to|and|till|until) ?${NUMBER}${YEARS}|age (?:limit|range|bracket|group)s?(?:[:,]| is| of)? ?${NUMBER}(?: ?(?:-|–|to|and) ?${NUMBER})?|(?:maximum|max|upper) age(?:[:,]| is| of)? ?${NUMBER}`,
		),
		{ unless: NOT_APPLICANTS },
	),
	age(
		wordsPattern(
			`(?:no|not|nobody|no one|none|never) (?:any )?(?:older|over|above)(?: than)?(?: the age of)? ${NUMBER}${YEARS}s?|(?:must|should|has to|have to|needs? to) (?:all )?be (?:under|below|younger than|less than|no older than|not older than|between)(?: the age of)? ${NUMBER}|(?:younger|older) than(?: the age of)? ${NUMBER}|(?:under|over|below|above) the age of ${NUMBER}|(?:under|over)[- ]?${NUMBER}s? (?:only|please|preferred|welcome|need not)|only (?:under|over)[- ]?${NUMBER}s?|(?:under|below) ${NUMBER} years(?: old)?(?! (?:of|in|ago))|(?:over|above) ${NUMBER} years (?:old|of age)`,
		),
		{ unless: NOT_APPLICANTS },
	),
	age(
		wordsPattern(
			`${NUMBER} ?(?:-|–|to) ?${NUMBER}[- ]year[- ]?olds?|${NUMBER}[- ]years?[- ]old|born (?:after|before|since|between|in|no earlier than) (?:19|20)\\d\\d|in (?:their|your|his|her) (?:very )?(?:early |mid |late )?(?:teens|twenties|thirties|forties|20s|30s|40s)|(?:under|below) (?:1[89]|[2-6]\\d) years(?! (?:of|in|ago))|years? of age|(?:graduated|graduates? of|graduating) (?:in|between|after|since|before)? ?(?:19|20)\\d{2} only|recent school leavers? only`,
		),
		{ unless: NOT_APPLICANTS },
	),
	{
		kind: 'personal',
		words: wordsPattern(
			"how old (?:exactly )?are (?:you|u)|what(?: i|')?s your (?:exact )?age|(?:your|ur) (?:exact )?age(?! group)|(?:state|give|tell us|include|send) (?:your )?(?:age|date of birth|d\\.?o\\.?b)",
		),
		advice: 'Ask for no age and no date of birth.',
		unless: wordsTest('do not|don.?t|no need|leave|without'),
	},
	{
		kind: 'fairness',
		answer: 'asked',
		words: wordsPattern(
			`young(?! (?:${OTHERS})(?!\\p{L}))|younger(?! (?:${OTHERS}|pupils?|students?|siblings?|readers?|visitors?)(?!\\p{L}))|(?:young )?(?:people|children|pupils|students) (?:aged?|of|between) ?${NUMBER.replace('1[4-9]', '\\d|1\\d')} ?(?:-|–|to|and) ?\\d{1,2}|(?:be |are |aged )?(?:at least|minimum(?: age)?(?: of)?|over|aged) ?${NUMBER}(?= ?(?:,|\\.|;|$|or (?:over|older|above)|years|in line|for|as|because|due))|be ${NUMBER} (?:or|and) (?:over|above|older|up)|recent(?:ly)? graduates?(?! scheme)|recent school leavers?|last (?:summer|year).?s leavers|only recent graduates?|(?:graduated|graduates? of|graduating) (?:in|between|after|since|before)? ?(?:19|20)\\d{2}|(?:at least|no fewer than|minimum(?: of)?|more than|over) (?:five|six|seven|eight|nine|ten|fifteen|twenty|[5-9]|[12]\\d)(?: or more)? years(?: of|[’']?| in)(?: [\\p{L}-]+){0,3} (?:experience|sector|industry|trade|field)|seasoned (?:individual|professional|person)s?|energetic (?:team|person|people)|overqualified`,
		),
		advice:
			'This can choose by age, which the law allows only with a good reason. Say what the work needs it for.',
		unless: wordsTest('no (?:upper )?age limit|any age|all ages|lunch club'),
	},
	age(wordsPattern(`(?:must|has to|have to|need to) be (?:over|above|at least) ${NUMBER}`), {
		askedIf: REASONS,
		unless: NOT_APPLICANTS,
	}),
];

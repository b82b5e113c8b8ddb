import { type WordRule, wordsPattern } from './word-rule.ts';

/** After a name of a field, as in "Gender: female": no value that leaves it open. */
const VALUE =
	'(?! ?(?:any|all|every|both|either|open|none|no (?:limit|preference)|irrelevant|unimportant|not |does|do |we |you |n/?a|female or male|male or female|male ?/ ?female|equal|hours|audiences?|readers|research|data))';
const BETWEEN = '(?: ?\\((?:required|preferred|must)\\))?(?: ?[:=]+ ?| [–—-] )';
const NUMBER = '(?:1[6-9]|[2-7]\\d)';

const label = (names: string, advice: string, value = '[\\p{L}\\d]+'): WordRule => ({
	kind: 'fairness',
	words: wordsPattern(`(?:${names})${BETWEEN}${VALUE}${value}`),
	advice,
});

/** What a form of a job board names that nobody may be chosen by. */
export const LABEL_WORDS: WordRule[] = [
	label(
		'gender|sex(?: required)?|m/f',
		'The law forbids a choice by sex. Write "you", "the intern", or the name of the work: "sales assistant".',
		'(?:fe)?(?:males?|m|f|wom[ae]n|m[ae]n|girls?|boys?|lad(?:y|ies)|gentlem[ae]n)(?! ?(?:/|or|and|,) ?(?:fe)?(?:males?|m|f|wom[ae]n|m[ae]n|d|x|other)(?![\\p{L}]))',
	),
	{
		kind: 'fairness',
		words: wordsPattern(
			`(?:age(?: (?:group|range|limit|required))?|ages|years?|yrs|y/o)${BETWEEN}(?:${NUMBER} ?(?:-|–|to|/) ?${NUMBER}|(?:under|below|max\\.?|up to|<) ?${NUMBER})(?! ?(?:%|hours|weeks|pages|days))|(?:[/|,(] ?|^)(?:m|f|male|female) ?[/|,] ?${NUMBER}(?: ?[-–] ?${NUMBER})?`,
		),
		advice:
			'The law forbids a choice by age. Name the skill, or how much experience the work needs.',
	},
	label(
		'nationalit(?:y|ies)|citizenship|country of origin',
		'Do not choose by nationality or origin. What you need of permission to work is asked in a step of its own.',
	),
	label(
		'religion|faith|caste|denomination',
		'The law forbids a choice by religion. Leave this out.',
	),
	label('race|ethnicity|skin(?: colour)?', 'The law forbids a choice by race. Leave this out.'),
	label(
		'marital status|family status',
		'The law forbids a choice by family, marriage or pregnancy. Leave this out.',
	),
	label(
		'looks|body type|complexion',
		'How somebody looks says nothing about their work. Leave this out.',
	),
];

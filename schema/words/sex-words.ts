import { type WordRule, wordsPattern, wordsTest } from './word-rule.ts';

const OTHERS =
	'people|person|persons|adults?|children|readers?|audiences?|patients?|health|customers?|voices|dominated|led|owned|founders?|entrepreneurs?|athletes?|football(?:ers?)?|offenders?|prisoners?|bodies|engineers? (?:in|of)|members|colleagues|role models?|toilets?|clients?|victims?|survivors?|fashion|clothing|shoes|grooming|changing rooms?|unemployment|representation';
const WOMEN_OR_MEN =
	'(?:wo)?men|(?:fe)?males?|girls?|boys?|lads?|ladies|lady|gentlem[ae]n|gents|guys?|blokes?|chaps?';
const WANTED =
	'preferred|preference|only|wanted|needed|required|welcome only|need apply|need not apply|preferably|suits? (?:a )?';
/** Work for which the law may allow it. */
const REASONS = wordsTest(
	'as (?:the|you|this|we|women|men|they|it)|because|since (?:the|you|this)|so that|due to|refuge|changing rooms?|fitting rooms?|measuring|intimate|personal care|care (?:for|of) (?:wo)?men|survivors?|single[- ]sex|bursary|under-?represented|positive action|schedule 9|equality act|occupational requirement|lead role|actor|actress|model(?:s|ling)?',
);

const sex = (words: RegExp, more: Partial<WordRule> = {}): WordRule => ({
	kind: 'fairness',
	words,
	advice:
		'The law forbids a choice by sex. Write "you", "the intern", or the name of the work: "sales assistant".',
	askedIf: REASONS,
	...more,
});

/** A choice by sex, orientation, family or looks. */
export const SEX_WORDS: WordRule[] = [
	sex(
		wordsPattern(
			`(?:${WOMEN_OR_MEN})(?: (?:applicants?|candidates?|interns?|students?|graduates?))? (?:will be |is |are |would be |to be )?(?:given |at an )?(?:${WANTED})`,
		),
		{ unless: wordsTest('encourag\\p{L}*|welcome applications') },
	),
	sex(
		wordsPattern(
			`(?:only|prefer(?:ably)?(?: a)?|ideally a|looking for a|look for a|seek(?:ing)? a|search(?:ing)?(?: for)? a|need a|want a|hire a|must be a|has to be a|have to be a|be a) (?:[\\p{L}-]+ ){0,2}(?:${WOMEN_OR_MEN}|(?:wo)?man)(?! (?:${OTHERS})(?!\\p{L}))`,
		),
	),
	sex(
		wordsPattern(
			`(?:no|not for|don.?t (?:take|want|hire)) (?:${WOMEN_OR_MEN})(?! (?:${OTHERS})(?!\\p{L}))`,
		),
	),
	sex(
		wordsPattern(
			`(?:fe)?males?(?= (?:applicants?|candidates?|assistant|interns?|students?|graduates?|only|preferred))`,
		),
		{ unless: wordsTest('encourag\\p{L}*|welcome') },
	),
	sex(
		wordsPattern(
			`(?:rather(?: have)?|prefer(?:red|ably|s)?|preference (?:for|to)|ideally|favour(?:s)?|best with|better with|suited to|suits?|suitable for|job for|after|wanted:?)(?: (?:an?|some|the|two|strong|young|nice|smart|good|local|reliable|friendly|energetic|pretty|hard-?working|tough))* (?:${WOMEN_OR_MEN}|(?:wo)?man)(?! (?:${OTHERS})(?!\\p{L}))|(?:wo)?m[ae]n(?:.?s)? (?:job|world|work environment)|(?:strong|burly|tough|big|nice|smart|pretty) (?:young )?(?:lads?|boys?|girls?|blokes?|m[ae]n|lady|ladies)|(?:women|girls|ladies|men|lads|boys|females|males) (?:would|will|tend to|do|find|get|are|might|cannot|can.?t)(?: \\p{L}+){0,4} (?:best|better|struggle|not (?:fit|suit|cope|apply|last)|suited|distract\\p{L}*)`,
		),
		{
			unless: wordsTest(
				'encourag\\p{L}*|welcome|research|study|explor\\p{L}*|clothing|sizes?|team|football',
			),
		},
	),
	sex(wordsPattern('(?:he|she) will (?:work|help|be|report|answer|do|have|need)'), {
		askedIf: wordsTest('our|manager|founder|supervisor|boss'),
	}),
	{
		kind: 'fairness',
		answer: 'asked',
		words: wordsPattern(
			`sales(?:wo)?m[ae]n|(?:foreman|handy|crafts)m[ae]n|foreman|handyman|waitress(?:es)?|barmaids?|barman|stewardess(?:es)?|hostess(?:es)?|girl friday|tea lady|cleaning lady|dinner ladies|(?:a|next|our new) chairman|office junior girl|only women may apply|women[- ]only|men[- ]only`,
		),
		advice: 'This names one sex. Write the name of the work: "sales assistant", "waiting staff".',
		unless: wordsTest('our (?:salesmen|foreman|handyman)|handyman services|customers'),
	},
	{
		kind: 'fairness',
		words: wordsPattern(
			'no (?:trans|transgender|gay|lesbian|bisexual|queer|lgbt\\p{L}*|bi(?= (?:people|persons?|applicants?|candidates?)))(?: people| persons?| applicants?| candidates?)?|straight (?:people |men |women )?only|heterosexuals? (?:only|preferred)|(?:gays?|lesbians?|lgbt\\p{L}*|trans people) (?:need not|not wanted|are not|would not)|traditional (?:couples?|marriages?) only',
		),
		advice: 'The law forbids a choice by orientation. Leave this out.',
	},
	{
		kind: 'fairness',
		words: wordsPattern(
			'(?:unmarried|single(?! (?:person|candidate) \\p{L}+ing)|married|childless|child-?free) (?:person|candidate|applicant|people|women|men|students?|only)s?|(?:unmarried|single|married|childless) (?:candidates?|applicants?)? ?only|no (?:children|kids|dependants?|dependents?|family (?:plans|ties|commitments)|mums?|mothers|parents)|(?:not|nobody|no one|no) (?:be )?(?:\\p{L}+ )?pregnant(?: women| people)?|not pregnant|(?:if|in case) (?:you.?re|your|you are|ur) (?:pregnant|expecting|trying)|pregnant (?:women|applicants?|candidates?) (?:need not|cannot|will not|are not)|(?:any )?plans for (?:children|kids|a family|a baby|babies)|(?:going|go|be) (?:off )?on maternity|no maternity leave|newly-?weds?|(?:planning|plans|intend(?:ing)?|about) (?:to (?:have|start)|on (?:having|starting)) (?:a (?:family|baby)|children|kids)',
		),
		advice: 'The law forbids a choice by family, marriage or pregnancy. Leave this out.',
		unless: wordsTest('no problem|welcome|happy to|whether or not'),
	},
	{
		kind: 'fairness',
		answer: 'asked',
		words: wordsPattern(
			'no outside commitments|no (?:other )?(?:ties|commitments)|(?:responsibilities|commitments) (?:you have )?at home|(?:childcare|child care) (?:arrangements|cover)|relocate anywhere',
		),
		advice: 'This can choose by family. Say which hours and places the work has.',
	},
	{
		kind: 'fairness',
		words: wordsPattern(
			'(?:good[- ]looking|attractive|pretty|handsome|slim|thin|sexy|pleasing) (?:young )?(?:person|candidate|applicant|appearance|people|intern|girls?|boys?|figure|staff|lads?|ladies|wom[ae]n|m[ae]n|faces?|hostess)s?|good[- ]looking|easy on the eye|nice figure|model looks|looks (?:matter|count|are everything)|(?:your|state your) (?:weight|bmi|measurements|dress size)|(?:must|should) (?:be|look) (?:slim|pretty|attractive|handsome|sexy)|no (?:fat|overweight|ugly|obese) (?:people|candidates|applicants)?|nobody (?:fat|overweight)',
		),
		advice: 'How somebody looks says nothing about their work. Leave this out.',
	},
	{
		kind: 'fairness',
		answer: 'asked',
		words: wordsPattern(
			'(?:send|attach|include|enclose|put|add|upload|provide|submit|with)(?: us| me)? (?:a|your|us a|an?) (?:recent |current |portrait |full[- ]length |clear )*(?:photos?|photographs?|pictures?|headshots?|selfies?)|(?:recent|portrait|passport|full[- ]length) (?:portrait )?photo(?:graph)?s?|with (?:a )?photo|(?:photo|photograph|headshot)s? (?:must|should|is|are) (?:accompany|be included|required|needed)|well[- ](?:presented|groomed)|size (?:6|8|1[0-8])|between \\d{3} and \\d{3} ?cm|at least \\d{3} ?cm(?: tall)?|tall(?:er)? than|no (?:visible )?(?:tattoos|piercings|beards?)|clean[- ]shaven|front of (?:house )?looks',
		),
		advice: 'How somebody looks says nothing about most work. Say what the work needs it for.',
		unless: wordsTest(
			'no (?:photo|photograph|picture)s?|(?:do not|don.?t) (?:send|attach|include|want|care)|leave (?:out|photo\\p{L}*)|archive|caption\\p{L}*|gallery|catalogue|camera|we (?:do not|don.?t|dont) (?:care|mind)',
		),
	},
];

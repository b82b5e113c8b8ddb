import { type WordRule, wordsPattern, wordsTest } from './word-rule.ts';

/** The writer says that something is not so. */
const DENIED = wordsTest(
	"never|(?:do|does|did|will|is|are|has|have|can) ?n[o']?t|don ?t|won ?t|isn ?t|no longer|nobody|against|neither|withdrew|claims?|stories|history|lunch (?:hour|break)|lunch is|nobody here is|no pay-per-\\p{L}+|parental|tax|reach|support people|chase|collect|beneficiar\\p{L}*|research\\p{L}*|(?:why|how) unpaid|breaks?|(?:volunteers?|those|people|carers|mothers|women|others|writers|artists|someone|anyone) (?:who|that) work",
);
const SMALL =
	'(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven)(?: (?:pounds?|quid))?(?: (?:ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety))?';
const AN_HOUR = '(?: ?(?:an|per|a|/) ?(?:hour|hr)|ph| p\\.?h\\.?)';

const unpaid = (words: RegExp, unless?: RegExp): WordRule => ({
	kind: 'pay',
	words,
	advice: 'Work in an internship is paid. Leave this out: the pay is shown beside the text.',
	...(unless && { unless }),
});
const low = (words: RegExp): WordRule => ({
	kind: 'pay',
	words,
	advice:
		'This is below the minimum wage for 21 and over, which the law and this site ask for. Give the pay in its own field.',
	unless: wordsTest(
		'allowance|expenses|lunch|travel|meals?|subsistence|per diem|voucher|on top|adverts|budget|credit|canteen',
	),
	askedIf: wordsTest(
		'younger|apprentic\\p{L}*|(?:under|below) (?:18|21)|course|degree|top[- ]?up|bonus|tips',
	),
});

/** Pay that is none, or less than the law asks for. */
export const PAY_WORDS: WordRule[] = [
	{
		kind: 'pay',
		words: wordsPattern(
			'unpaid (?:trial|shift|training|induction)|trial (?:shift|day|week)s?|work trials?',
		),
		advice:
			'Every hour of work is paid, a trial too. Say what the work is, and talk about it in an interview.',
		unless: wordsTest(
			'paid trial|trial shifts? (?:is|are) paid|no (?:unpaid )?trial|(?:it.?s|is|are|i|we) (?:\\p{L}+ )?pa(?:id|y) (?:at|for|in|same|it|like)|\\(paid\\)|at the full rate|remunerated at',
		),
	},
	unpaid(
		wordsPattern(
			'(?<!no )unpaid(?! (?:carers?|invoices?|bills?|debts?|leave|parking|work of carers)(?!\\p{L}))|no (?:pay|wages?|salary|basic(?: pay)?)(?! (?:gap|cut|rise)s?)|without (?:pay|salary|wages)|pro bono(?! (?:cases?|clients?|legal|clinics?|advice)(?!\\p{L}))|work(?:s|ing)?(?: \\p{L}+){0,3} for (?:free|nothing)|(?:honorary|voluntary|volunteer) (?:internship|intern|capacity|basis|role|position|post|placement)|(?:no|without(?: any)?|nil) (?:remuneration|stipend|payment|money|compensation)(?! (?:is|changes|handling|needed))',
		),
		DENIED,
	),
	unpaid(
		wordsPattern(
			"(?:is|are|be|will be|not be) (?:not |un)(?:remunerated|paid|waged|salaried)|(?:not|isn'?t|aren'?t|won'?t be) (?:be )?(?:remunerated|waged|salaried)|(?:(?:first|training|induction) (?:day|week|month|hours?)s? (?:is|are|will be) (?:free|not paid|unpaid))|(?:in place|instead|in lieu) of (?:a |any )?(?:salary|wages?|pay|payment)|(?:paid|payment|rewarded|wages?) (?:only )?in (?:store credit|vouchers|kind|equity|shares|tokens?|experience|meals|food|products?|stock)|(?:your|the) (?:reward|pay(?:ment)?) is (?:the )?(?:experience|exposure)|work for (?:experience|exposure|nothing|food|board)",
		),
		wordsTest('breaks?|research\\p{L}*|why|stud(?:y|ies)'),
	),
	{
		kind: 'pay',
		words: wordsPattern(
			'expenses[- ]only|(?:travel )?expenses paid only|for exposure|commission(?:s)?[- ]only|only commission|purely (?:on|by) (?:the )?(?:sales|commission|results)|100 ?% commission|(?:pay(?:ment)?|paid) (?:by|on|in) commission|no basic|per sale only|only (?:paid )?(?:for|when) (?:you|what you) sell|(?:earn|keep|paid) (?:only )?(?:what|on what|for what|for each|per|a cut of|a percentage of|\\d+ ?% of)(?: \\p{L}+){0,3} (?:sell|sold|sale|sales|sign-?ups?|leads?|doors?|deals?)|(?:pay|earnings|income|wages?) (?:depends?|is based) (?:entirely|only|solely|wholly|purely)|tips? (?:only|are your (?:pay|wage))|results[- ]based pay|performance[- ]based pay only',
		),
		advice: 'Expenses and commission do not take the place of pay. Give the pay for fixed hours.',
		unless: wordsTest('(?:nobody|no one)(?: here)? is (?:paid )?on commission'),
	},
	{
		kind: 'pay',
		words: wordsPattern(
			'(?:competitive|negotiable|attractive|generous) (?:salary|pay|wages?|stipend|package|remuneration)|(?:salary|pay) (?:negotiable|is negotiable|d\\.?o\\.?e)|market[- ]rate (?:salary|pay)',
		),
		advice: 'Leave this out: the amount is shown beside the text, so that everybody can compare.',
	},
	low(
		new RegExp(
			`(?<![\\p{L}\\p{N}.,£])£ ?(?:\\d|1[01])(?:\\.\\d\\d?)?${AN_HOUR}(?![\\p{L}\\p{N}])`,
			'giu',
		),
	),
	low(
		wordsPattern(
			`${SMALL.replace('(?: (?:pounds?|quid))?', ' (?:pounds?|quid)')}${AN_HOUR}|(?:\\d|1[01]) (?:pounds?|quid)${AN_HOUR}|(?:£ ?[1-7]\\d|[1-7]\\d (?:pounds?|quid)|(?:twenty|thirty|forty|fifty|sixty|seventy)(?:-\\p{L}+)? (?:pounds?|quid)) (?:a|per) (?:day|shift)`,
		),
	),
	low(
		wordsPattern(
			'(?:come|comes|taken|deducted|docked|stopped) (?:straight )?(?:out of|off|from) (?:your|the|their) (?:wages?|pay|salary)',
		),
	),
	{
		kind: 'pay',
		answer: 'asked',
		words: wordsPattern(
			'(?:below|less than|under) (?:the )?(?:national )?(?:min|minimum|living) wage|(?:£ ?[1-9]\\d{2}|[1-9]\\d{2} (?:pounds|quid)) (?:a|per) (?:month|fortnight)|(?:£ ?[12]?\\d{2}|[12]?\\d{2} (?:pounds|quid)) (?:a|per) week|self[- ]employed|as a contractor|invoice us|own (?:utr|insurance)|zero[- ]hours?|apprentice (?:rate|wage)',
		),
		advice:
			'Most interns are workers with the minimum wage for fixed hours. Say why it is otherwise here.',
	},
];

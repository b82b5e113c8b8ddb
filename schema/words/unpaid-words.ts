import { EARNINGS } from './payer-words.ts';
import { type WordRule, wordsPattern, wordsTest } from './word-rule.ts';

const PAY = '(?:pay|salary|wages?|payment|remuneration|stipend|compensation|money)';
const NO =
	'(?:do not|don.?t|does not|doesn.?t|cannot|can.?t|can not|will not|won.?t|is not|isn.?t|are not|aren.?t|not|never|unable to|not able to)';
/** What does not take the place of pay. */
const INSTEAD =
	'(?:experience|exposure|references?|a reference|a certificate|certificates?|knowledge|learning|skills|training|contacts|a portfolio|lunch(?:es)?|food|meals?|pizza|board|lodging|accommodation|a (?:free )?room|a bed|products?|shares?|equity|tokens?|discounts?)';

const unpaid = (pattern: string, unless?: string): WordRule => ({
	kind: 'pay',
	words: wordsPattern(pattern),
	advice: 'Every hour of work is paid, from the first one. Leave this out.',
	unless: wordsTest(
		`(?<!un)paid (?:leave|holiday|sick)|customers?|clients?|research\\p{L}*|campaign\\p{L}*|museum|breaks?|the (?:volunteers|charity)|volunteers (?:who|run|help)|nobody|never (?:work|ask)|invoices?|suppliers?|carers?${unless ? `|${unless}` : ''}`,
	),
});

/** Work without pay, or for something else, however it is said. */
export const UNPAID_WORDS: WordRule[] = [
	unpaid(
		`(?:role|position|internship|placement|post|job|work|this|it|which) ${NO} (?:come with|carry|include|attract|provide|have|bring|pay)(?: an?| any| you)?(?: \\p{L}+)? ?${PAY}|(?:role|position|internship|placement|post|job|work|this|it) (?:carries|has|comes with|offers|attracts|brings|pays) (?:no|zero|neither|nil|nothing)(?: \\p{L}+)?(?: ${PAY})?(?= ?[,.;!)]|$| for| but)|(?:you|interns?|trainees?|students?)(?:.ll)? (?:will |are |shall |do |would )?(?:not|n.t|never)(?: be| get)? (?:paid|remunerated|rewarded with money)(?! (?:late|less|below|under|only))|(?:you|interns?) (?:won.?t|aren.?t|will not) (?:be |get )?paid(?! (?:late|less|below|under))`,
	),
	unpaid(
		`(?:we|i|the (?:firm|company|charity|start-?up)|(?:are|is) (?:an? )?(?:[\\p{L}-]+ ){1,3}and) (?:currently |still |simply |just |sadly |unfortunately )*${NO}(?: yet| currently| really| as yet| at (?:present|the moment))? (?:pay|do|have|offer|give)(?: (?:for (?:the |your )?(?:trial|training|first|induction|test|probation|travel time)|yet|you|interns?|wages?|salaries|a wage|a salary|money for|anyone|at (?:this stage|present|the moment)))(?! (?:less|below|under|late|by))|(?:wish|would love|would like|hope|had hoped)(?: that)? (?:we could|to|i could) (?:one day )?pay|(?:no|without any) (?:money|budget|funds|cash|funding) (?:for|to pay)(?: \\p{L}+)? ?(?:interns?|salar(?:y|ies)|wages?|you|anyone)?`,
	),
	unpaid(
		`(?<!(?:don.?t|do not|never|won.?t|will not) )(?:pay|paid|paying|rewarded?|thank|compensated?|remunerated?)s?(?: you| interns?)? (?:only )?(?:in|with|by way of) (?:the form of )?${INSTEAD}(?! (?:of|in) )|${INSTEAD},? (?:not|no|rather than|instead of|but no|in place of) (?:a |any )?${PAY}|(?:your|the) (?:only |main )?(?:reward|pay|payment|salary|wage) (?:is|are|will be|comes as|comes in) (?:an? |the |your |in )?(?:[\\p{L}-]+ )?(?:experience|exposure|reference|certificate|learning|smiles?|food|tips|knowledge|thanks|gratitude|lunch)|(?:${INSTEAD}|in)(?: and \\p{L}+)? ?(?:in )?(?:exchange|return) for (?:your |the |some |light )?(?:work|help|labour|time|hours|hands|shifts?)|get (?:an? )?${INSTEAD} (?:instead|in place)`,
	),
	unpaid(
		`(?:as|be|become) (?:an? )?(?:unpaid )?volunteers?(?= ?(?:[,.;!)]|$|for|with|in|at|and))|(?:this|it|the (?:role|position|internship|work|placement|post)) (?:is|will be|would be) (?:[\\p{L}]+ly |an? |all )*(?:voluntary|volunteer|unremunerated)|volunteer(?:ing|y)? (?:internship|intern|role|position|placement|basis|work)|voluntary (?:work|internship|placement|basis)|(?:pay|salary|wage) ?[:=] ?(?:volunteer|voluntary|none|unpaid|tbc|tba|n/a|-$)|(?:for|out of|on a) (?:the )?(?:love of it|good ?will|passion)(?: basis)?|for (?:the )?love,? not`,
		'with pay|leave|(?:days?|leave) (?:to|of) volunt\\p{L}*|(?<!un)paid volunt\\p{L}*|paid volunteer|manage|recruit|coordinate|our volunteers|(?:past|previous|any) volunteer\\p{L}*|experience of|help|welcome|charity',
	),
	unpaid(
		`(?:${EARNINGS}|payment)s? (?:only )?(?:starts?|begins?|is paid|are paid|kicks? in|comes?|follows?|is given) (?:only )?(?:in (?:the )?(?:month|week) (?:two|three|four|\\d)|in the (?:second|third) (?:month|week)|after (?:the first |your |a |the )?(?:two|three|four|six|[2-9]|probation|trial|training|first)|(?:once|when|if) (?:you|we|the))|we (?:pay|cover|refund|reimburse) (?:you )?(?:only|nothing but|no more than) (?:your |the |for )?(?:travel|expenses|lunch|fares?|tickets?)|(?:lunch|travel|expenses)(?: and (?:lunch|travel|expenses))?[, ]+(?:but )?no (?:wage|pay|salary)`,
	),
	{
		kind: 'pay',
		words: wordsPattern(
			`(?:${EARNINGS}|payment|what you (?:earn|get|make))s? (?:depends?|is based|are based|rests|is linked|are linked|is calculated|follows|comes) (?:on|from|by) (?:how (?:much|many)|what|(?:your|the) (?:sales|deals|results|performance|output|number of (?:sales|deals|leads)))|(?:earn|get|keep|receive|make)s? (?:only )?(?:a |an? )?(?:share|cut|percentage|\\d+ ?(?:%|per ?cent)) of (?:what|each|every|all|the|your)(?= \\p{L})|commissions?[- ]based|(?:purely |only |just )?(?:on|through|via|from) commissions?(?= ?[,.;!)]|$)|paid (?:by|on|according to) (?:results?|performance|success|output|sales)|paid (?:per|for each|for every|by the) (?:lead|sale|click|sign-?up|contract|deal|door|referral|task|piece|survey|customer)|(?:income|earnings|pay) (?:is|are) (?:up to you|in your (?:own )?hands|what you make|unlimited|your own)|tips (?:make up|are|count|cover|complete)|(?:your|the) tips,? (?:that|which) (?:is|are)|tips[^.!?]{0,20} (?:your|the) (?:wage|pay)`,
		),
		advice: 'Expenses and commission do not take the place of pay. Give the pay for fixed hours.',
		unless: wordsTest(
			'on top|plus|besides|as well|in addition|and (?:an? )?(?:hourly|basic|fixed)|customers?|clients?|research\\p{L}*|our (?:agents|brokers|artists|authors)|hours|shared? (?:equally|fairly)|extra',
		),
	},
	{
		kind: 'pay',
		words:
			/(?<![\p{L}\p{N}.,£$€])(?:[3-9]|1[01])\.\d\d ?(?:an|per|a|\/) ?(?:hour|hr|h)(?![\p{L}\p{N}])/giu,
		advice:
			'This is below the minimum wage for 21 and over, which the law and this site ask for. Give the pay in its own field.',
		unless: wordsTest('km|miles?|units|litres|on top|extra|allowance'),
	},
];

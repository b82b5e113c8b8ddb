import { type NamedFilter, NO_END } from './filter.ts';
import { AT_LEAST, AT_MOST, N, numberOf, type Rule, rule } from './rule.ts';

const YEARLY_HOURS = 37.5 * 52;
const GOOD_PAY = 16;

/** What somebody is paid at least; without a period the size of the amount says which one is meant. */
function pay(amount: number, period = '', upTo = false): NamedFilter | null {
	const weekly = /week|wk|pw/.test(period);
	const yearly = /year|annum|p ?a|k$/.test(period) || (period === '' && amount >= 10_000);
	const monthly = /month|pm/.test(period) || (period === '' && amount >= 500 && !yearly);
	const per = weekly ? 'week' : monthly && !yearly ? 'month' : 'hour';
	const [least, most] = POUNDS[per];
	const pounds = yearly && !weekly ? Math.round((amount / YEARLY_HOURS) * 100) / 100 : amount;
	if (!(pounds >= least && pounds <= most)) return null;
	const range = upTo ? { least: 0, most: pounds } : { least: pounds, most: NO_END };
	const words = `${upTo ? 'at most' : 'at least'} £${pounds} ${per === 'hour' ? 'an' : 'a'} ${per}`;
	return { label: words, filter: { facet: 'pay', per, ...range } };
}
/** Other amounts are no pay: "12 month". */
const POUNDS = { hour: [1, 100], week: [30, 4_000], month: [100, 20_000] } as const;
const bestPaid = (): NamedFilter => ({
	label: 'best paid',
	filter: { facet: 'pay', per: 'hour', least: 0, most: NO_END, best: true },
});

const MONEY = '£? ?(\\d+(?:\\.\\d+)?)(?: ?(k))?(?: (?:quid|pounds?|gbp))?';
const AN_HOUR = '((?:an|per|a|each|every|for(?: an| one)?) ?(?:hour|hr|h)|ph|p h|hourly|hour|hr|h)';
const OTHER_PERIOD =
	'((?:a|per|each|every) ?(?:week|wk|month|year|annum)|pw|p w|pm|pa|p a|weekly|monthly|yearly|week|month|year|salary)';

export const payRules: Rule[] = [
	rule(`${AT_MOST} £ ?(\\d+(?:\\.\\d+)?)(?: ?(k))? ?${AN_HOUR}`, ([, amount]) =>
		pay(Number(amount), 'hour', true),
	),
	rule(
		`(?:${AT_LEAST} )?${MONEY} ?(?:or more |or over |plus )?${AN_HOUR}(?: or more| plus)?`,
		([, amount]) => pay(Number(amount), 'hour'),
	),
	rule(
		`(?:${AT_LEAST} )?${N} (?:quid|pounds?) ?(?:or more |or over |plus )?${AN_HOUR}(?: or more| plus)?`,
		([, amount]) => pay(numberOf(amount), 'hour'),
	),
	rule(`(?:${AT_LEAST} )?${MONEY} ?${OTHER_PERIOD}(?: or more)?`, ([, amount, thousand, period]) =>
		pay(Number(amount) * (thousand ? 1000 : 1), period),
	),
	rule(
		`(?:${AT_LEAST} )?£ ?(\\d+(?:\\.\\d+)?)(?: ?(k))?(?: or more| plus)?`,
		([, amount, thousand]) => pay(Number(amount) * (thousand ? 1000 : 1), thousand),
	),
	rule(`(?:well|good|high(?:ly|er)?|better|great) (?:paid|pay|paying|salary|wages?|money)`, () =>
		pay(GOOD_PAY, 'hour'),
	),
	rule(
		`(?:highest|best|most|top) (?:paid|pay|paying|salary|wages?|money)|(?:pays?|paid|paying) (?:me )?(?:the )?(?:most|best|highest)`,
		bestPaid,
	),
	rule(
		`(?:${AT_LEAST} )?(\\d+(?:\\.\\d+)?) ?k(?! ?(?:followers?|subscribers?|users?|views?|likes?|words?|people|students?|customers?|steps?|runs?|race|loan|debt))(?: or more| plus)?`,
		([, amount]) => pay(Number(amount) * 1000, 'year'),
	),
];

/** Pounds an hour, by age, from the first day on which they are paid. */
type WageRates = { from: string; adult: number; from18: number; under18: number };

/** Where the rates are published; they change each 1 April. */
export const WAGE_SOURCE = 'https://www.gov.uk/national-minimum-wage-rates';

/**
 * The national minimum wage of the UK, oldest first, as published in November 2026. `adult` is for 21
 * and over, `under18` also for apprentices. New rates are a row at the end.
 */
export const WAGE_RATES = [
	{ from: '2026-04-01', adult: 12.71, from18: 10.85, under18: 8 },
] as const satisfies [WageRates, ...WageRates[]];

/** The assumed factor for each rise that is not published yet: 6 % is more than usual. */
const UNKNOWN_RISE = 0.06;

/**
 * Pounds an hour that work on a day pays a person of 21 or over, at least; after the last published
 * year with the margin for each 1 April in between, rounded up to a penny.
 * @param day ISO date
 * @throws RangeError for a day before the first row
 */
export function adultWageOn(day: string): number {
	const row = WAGE_RATES.findLast(({ from }) => from <= day);
	if (!row) throw new RangeError(`no minimum wage is known for ${day}`);
	return Math.ceil(row.adult * (1 + UNKNOWN_RISE) ** risesBetween(row.from, day) * 100) / 100;
}

/**
 * The least that work from one day to another may pay an hour: the rate of its last day, since rates
 * only rise.
 */
export function adultWageDuring(first: string, weeks: number): number {
	const last = new Date(`${first}T00:00:00Z`);
	last.setUTCDate(last.getUTCDate() + weeks * 7 - 1);
	return adultWageOn(last.toISOString().slice(0, 10));
}

/** Weeks in what is paid for. */
export const WEEKS_IN = { week: 1, month: 52 / 12 } as const;

/** What an hour is paid, in the currency of the amount. @param pay `hours` are per week */
export const hourlyPay = (pay: { amount: number; per: keyof typeof WEEKS_IN; hours: number }) =>
	pay.amount / (pay.hours * WEEKS_IN[pay.per]);

export type WageStep = {
	/** The first day on which it is paid. */
	from: string;
	/** Pounds an hour for 21 and over. */
	adult: number;
	/** Whether it is published; if not, it is what we expect. */
	published: boolean;
};

/** The rates from one day to another: the one of the first day, and each change after it. */
export function wageSteps(first: string, last: string): WageStep[] {
	const starts = [first];
	for (let year = wageYear(first) + 1; `${year}-04-01` <= last; year += 1)
		starts.push(`${year}-04-01`);
	return starts.map((from) => ({
		from,
		adult: adultWageOn(from),
		published: wageYear(from) <= wageYear(lastPublished),
	}));
}

const lastPublished = (WAGE_RATES as readonly WageRates[]).reduce(
	(last, { from }) => (from > last ? from : last),
	'',
);

/** How many times 1 April comes after `from`, up to and on `day`. */
const risesBetween = (from: string, day: string) => wageYear(day) - wageYear(from);

/** The year of the rates that apply on a day: until 31 March the year before. */
function wageYear(day: string): number {
	const year = Number(day.slice(0, 4));
	return day.slice(5) < '04-01' ? year - 1 : year;
}

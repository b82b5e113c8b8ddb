import { longDate } from '#schema/london-day.ts';
import { pounds } from './pay-periods.ts';

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

/**
 * The next rate for 21 and over as one page of a third party says that gov.uk has it, read on 2 November 2026. No second
 * source was read, so that no page says it; what is posted has to pay it. With a second source it is a row above.
 */
const REPORTED = { from: '2027-04-01', adult: 13.21 };

/** The assumed factor for each rise of which nothing is read yet: 6 % is more than usual. */
const UNKNOWN_RISE = 0.06;

/**
 * Pounds an hour that work on a day pays a person of 21 or over, at least: what is published, else what is reported; after
 * that with the margin for each 1 April in between, rounded up to a penny.
 * @param day ISO date
 * @throws RangeError for a day before the first row
 */
export function adultWageOn(day: string): number {
	const row = [...WAGE_RATES, REPORTED].findLast(({ from }) => from <= day);
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

/** A published rate, and the last day on which it is paid: 31 March. */
type PublishedWage = WageRates & { until: string };

const published: PublishedWage[] = WAGE_RATES.map((row) => ({
	...row,
	until: `${wageYear(row.from) + 1}-03-31`,
}));

/** The published rate of a day; of a later day than is published for, the last one. */
export const publishedWageOn = (day: string): PublishedWage =>
	published.findLast(({ from }) => from <= day) ?? (published[0] as PublishedWage);

/**
 * The published rates of a time, in words: "£12.71", or "£12.71 until 31 March 2027; a new rate follows on 1 April, see gov.uk".
 * @param rate which of them, by age
 */
export function wageInWords(first: string, last: string, rate: 'adult' | 'from18' = 'adult') {
	const rows = published.slice(
		published.indexOf(publishedWageOn(first)),
		published.indexOf(publishedWageOn(last)) + 1,
	);
	const words = rows.map(({ until, ...row }) =>
		until < last ? `${pounds(row[rate])} until ${longDate(until)}` : pounds(row[rate]),
	);
	return `${words.join(', then ')}${isWagePublished(last) ? '' : '; a new rate follows on 1 April, see gov.uk'}`;
}

/** Whether the rate of that day is published. */
export const isWagePublished = (day: string) => day <= publishedWageOn(day).until;

export type WageStep = {
	/** The first day on which it is paid. */
	from: string;
	/** Pounds an hour for 21 and over. */
	adult: number;
	/** Whether it is published; if not, it is what we ask for. */
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
		published: isWagePublished(from),
	}));
}

/** How many times 1 April comes after `from`, up to and on `day`. */
const risesBetween = (from: string, day: string) => wageYear(day) - wageYear(from);

/** The year of the rates that apply on a day: until 31 March the year before. */
function wageYear(day: string): number {
	const year = Number(day.slice(0, 4));
	return day.slice(5) < '04-01' ? year - 1 : year;
}

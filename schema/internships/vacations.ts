/** First and last day, ISO dates. */
export type Span = { first: string; last: string };

/**
 * When most bachelor's courses in the UK have no term: the same days every year. A general guide of November 2026, for work
 * by somebody whose own dates are not known; each university publishes its dates. A taught master's usually has term then.
 */
const SUMMER = { first: '06-07', last: '09-19' };

export const summerOf = (year: number): Span => ({
	first: `${year}-${SUMMER.first}`,
	last: `${year}-${SUMMER.last}`,
});

const overlaps = (a: Span, b: Span) => a.first <= b.last && b.first <= a.last;
const yearOf = (day: string) => Number(day.slice(0, 4));
/** Whether a span meets days of any year. @param next whether the last of them are of the next year */
const meets =
	(first: string, last: string, next = 0) =>
	(span: Span): boolean =>
		[yearOf(span.first) - 1, yearOf(span.first), yearOf(span.last)].some((year) =>
			overlaps(span, { first: `${year}-${first}`, last: `${year + next}-${last}` }),
		);

/** Around these days lie shorter vacations; when, differs from course to course. */
export const SHORT_VACATIONS = [
	{ words: 'Christmas', in: meets('12-14', '01-08', 1) },
	{ words: 'Easter', in: meets('03-24', '04-20') },
];

import type { Kind, Workplace } from '#schema/internships/internship.ts';
import { WEEKS_IN } from '#schema/internships/pay-periods.ts';

import { optionsOf, type PERMISSIONS } from '#schema/internships/search-facets.ts';
import { monthText, twoDigits } from '#schema/internships/start-months.ts';
import { TERM_HOURS } from '#schema/internships/term-hours.ts';
import { daysAfter, longDate, MONTHS } from '#schema/london-day.ts';
import type { MeantPlace } from './tables.ts';

type Permission = (typeof PERMISSIONS)[number];
/** Both ends count. */
type Range = { least: number; most: number };

/** What an internship has to be: `facet` is the filter on the page that a person could set instead. */
export type Filter =
	/** In one of the places of the filter, or one of these towns; `near` is where else one may look, `words` and `at` as in `MeantPlace`. */
	| ({ facet: 'city' } & Omit<MeantPlace, 'label'>)
	| { facet: 'remote'; values: readonly Workplace[] }
	| ({ facet: 'hours' } & Range)
	/** `best`: the nearer to so many weeks, the better. */
	| ({ facet: 'weeks'; best?: number } & Range)
	/** Pounds; `best`: the more it pays, the better. */
	| ({ facet: 'pay'; per: 'hour' | 'week' | 'month'; best?: true } & Range)
	/** Months such as "2027-06". */
	| { facet: 'start'; months: readonly string[] }
	/** ISO dates; null where every day will do. No facet of the page has it. */
	| { facet: 'deadline'; first: string | null; last: string | null }
	/** Between two ISO dates, both inclusive, null where it has no end; `latest` is the last day to start. No facet has it. */
	| { facet: 'period'; from: string | null; until: string | null; latest: string | null }
	/** Remote work that may be done from a country: it is open to one of these regions. No facet has it. */
	| { facet: 'worker'; country: string; regions: readonly string[] }
	| { facet: 'licence'; values: readonly ['no'] }
	| { facet: 'permission'; values: readonly Permission[] }
	| { facet: 'kind'; values: readonly Kind[] };

/** A filter in words that are read as the same filter again. */
export type NamedFilter = { label: string; filter: Filter };

/** The options of the filter's facet that say exactly the same; none where no option does. */
export function optionsLike(filter: Filter, today: string): string[] {
	if (filter.facet === 'deadline' || filter.facet === 'period' || filter.facet === 'worker')
		return [];
	const options = optionsOf(filter.facet, today).map(({ value }) => value);
	return valuesOf(filter).filter((value) => options.includes(value));
}

function valuesOf(filter: Exclude<Filter, { facet: 'deadline' | 'period' | 'worker' }>): string[] {
	switch (filter.facet) {
		case 'city':
			return filter.towns.length > 0 ? [] : [...filter.places];
		case 'start':
			return [...filter.months];
		case 'hours':
			return filter.least === 0 ? [String(filter.most)] : [];
		case 'pay':
			return filter.per === 'hour' && filter.most === NO_END && !filter.best
				? [String(filter.least)]
				: [];
		case 'weeks':
			return [`${filter.least}-${filter.most}`];
		default:
			return [...filter.values];
	}
}

const NO_END = 1_000_000;
/** From this many hours a week on it is full time. */
const FULL_TIME = 30;
const HOURS_OF_DAY = 8;
const YEARLY_HOURS = 37.5 * 52;
const MOST_HOURS = 60;
const SHORT_WEEKS = 8;
const LONG_WEEKS = 26;
/** From this many weeks on it is a placement year. */
const YEAR_WEEKS = 40;
const GOOD_PAY = 16;

const NUMBER_WORDS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const N = `(\\d+(?:\\.\\d+)?|${NUMBER_WORDS.join('|')})`;
const numberOf = (text = ''): number =>
	NUMBER_WORDS.includes(text) ? NUMBER_WORDS.indexOf(text) + 1 : Number(text);

const AT_MOST =
	'(?:under|below|within|less than|less then|fewer than|shorter than|not over|no more than|not more than|no longer than|not longer than|at most|up to|max(?:imum)?(?: of)?)';
const AT_LEAST =
	'(?:over|above|more than|longer than|at least|no less than|not less than|min(?:imum)?(?: of)?|from)';
const WEEKS = '(?:weeks?|wks?)';
const MONTHS_LONG = '(?:months?|mths?|mnths?)';
const OR_LESS = '(?:max(?:imum)?|limit|or less|or fewer|or under|at most|tops|at the most)';
const OR_MORE = '(?:min(?:imum)?|or more|or longer|plus|at least)';
const HOURS = '(?:h|hr|hrs|hour|hours)';
const A_WEEK = '(?: ?(?:a|per|each|every|pw|p w|weekly|week|wk)(?: (?:week|wk|weekly))?)?';

const MONTH =
	'(january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept|sep|oct|nov|dec)';
const YEAR = '(20[2-3]\\d)';
const SEASONS: Record<string, [first: number, months: number]> = {
	spring: [3, 3],
	easter: [3, 2],
	summer: [6, 3],
	autumn: [9, 3],
	winter: [12, 3],
	christmas: [12, 2],
};
const SEASON = `(${Object.keys(SEASONS).join('|')})`;

const BETWEEN = `(?:between |from |about |around )?${N} (?:(?:to|and|or|until) )?${N}`;
/** Weeks of so many months, to whole ones. */
const weeksOf = (months: string | undefined) => Math.round(numberOf(months) * WEEKS_IN.month);

type Groups = (string | undefined)[];
type Rule = [words: RegExp, read: (groups: Groups, today: string) => NamedFilter | null];

const rule = (words: string, read: Rule[1]): Rule => [new RegExp(`^(?:${words})(?= |$)`), read];

const hours = (least: number, most: number): NamedFilter | null => {
	if (!(most > 0) || least > MOST_HOURS) return null;
	if (least === 0 && most > MOST_HOURS) return null;
	const filter: Filter = { facet: 'hours', least, most };
	if (least === FULL_TIME && most === NO_END) return { label: 'full time', filter };
	if (most === NO_END) return { label: `at least ${least} hours`, filter };
	return { label: least === 0 ? `at most ${most} hours` : `${least} to ${most} hours`, filter };
};
const fullTime = () => hours(FULL_TIME, NO_END);
/** So many hours, said without "at most": full time is meant from 30 on. */
const aboutHours = (count: number) => (count > FULL_TIME ? fullTime() : hours(0, count));

/** From five days on it is any full week. */
const daysAWeek = (days: number): NamedFilter | null =>
	days >= 1 && days < 5 ? hours(0, days * HOURS_OF_DAY) : days === 5 ? fullTime() : null;

/** "tuesday to thursday" are three days, "monday and friday" two. */
function someDays([all = '']: Groups): NamedFilter | null {
	const named = all.match(/mon|tue|wed|thu|fri|sat|sun/g) ?? [];
	const [first = '', last = ''] = [named[0], named.at(-1)];
	const span = DAYS_OF_WEEK.indexOf(last) - DAYS_OF_WEEK.indexOf(first) + 1;
	const count = /\b(?:to|until|through)\b/.test(all) ? span : named.length;
	return count >= 1 && count < 5 ? hours(0, count * HOURS_OF_DAY) : null;
}
const DAYS_OF_WEEK = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const WEEKDAY = '(?:mon|tues?|wed|thurs?|thu|fri)(?:days?|nesdays?|rsdays?|sdays?|s)?';

const weeks = (least: number, most: number, label: string, best?: number): NamedFilter => ({
	label,
	filter: { facet: 'weeks', least, most, ...(best !== undefined && { best }) },
});
const placementYear = (): NamedFilter => ({
	label: 'placement year',
	filter: { facet: 'kind', values: ['placement'] },
});
const shortest = (most: number) => weeks(0, most, `at most ${most} weeks`);
const longest = (least: number) => weeks(least, NO_END, `at least ${least} weeks`);

const weeksBetween = (least: number, most: number): NamedFilter | null =>
	least >= 1 && most >= least && most <= 104
		? weeks(least, most, `${least} to ${most} weeks`)
		: null;

function aboutWeeks(count: number): NamedFilter | null {
	if (!(count >= 1 && count <= 104)) return null;
	return weeks(Math.max(0, count - 2), count + 2, `about ${count} weeks`, count);
}

function aboutMonths(count: number): NamedFilter | null {
	const middle = count * WEEKS_IN.month;
	if (!(count >= 1 && count <= 24)) return null;
	if (middle >= YEAR_WEEKS) return placementYear();
	return weeks(Math.floor(middle - 3), Math.ceil(middle + 3), `about ${count} months`, middle);
}

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

const monthNumber = (name = ''): number =>
	MONTHS.findIndex((month) => month.toLowerCase().startsWith(name.slice(0, 3))) + 1;
/** Months since the year 0. */
const monthOf = (today: string) => Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1;
const nextMonth = (number: number, today: string): number => {
	const now = monthOf(today);
	return now + ((((number - 1 - now) % 12) + 12) % 12);
};
const inYear = (number: number, year: string) => Number(year) * 12 + number - 1;
const monthLabel = (month: number) => `${MONTHS[month % 12]} ${Math.floor(month / 12)}`;

function starting(first: number, count: number): NamedFilter | null {
	if (count < 1) return null;
	const last = first + Math.min(count, 12) - 1;
	const months = Array.from({ length: last - first + 1 }, (_, at) => monthText(first + at));
	const sameYear = Math.floor(first / 12) === Math.floor(last / 12);
	const from = sameYear ? MONTHS[first % 12] : monthLabel(first);
	const label = first === last ? monthLabel(first) : `${from} to ${monthLabel(last)}`;
	return { label, filter: { facet: 'start', months } };
}

function fromTo([, from, fromYear, to, toYear]: Groups, today: string): NamedFilter | null {
	const year = fromYear ?? toYear;
	let first = year ? inYear(monthNumber(from), year) : nextMonth(monthNumber(from), today);
	const last = toYear
		? inYear(monthNumber(to), toYear)
		: first + ((monthNumber(to) - monthNumber(from) + 12) % 12);
	// "November to February 2027" begins the year before.
	if (!fromYear && toYear && first > last) first -= 12;
	return starting(first, last - first + 1);
}

/** "from june" is June and the two months after it. */
const fromMonth = ([, name, year]: Groups, today: string) =>
	starting(year ? inYear(monthNumber(name), year) : nextMonth(monthNumber(name), today), 3);
const oneMonth = ([, name, year]: Groups, today: string) =>
	starting(year ? inYear(monthNumber(name), year) : nextMonth(monthNumber(name), today), 1);

function season([, next, name = '', year]: Groups, today: string): NamedFilter | null {
	const [month, count] = SEASONS[name] ?? [1, 12];
	if (year) return starting(inYear(month, year), count);
	const now = monthOf(today);
	const last = nextMonth(((month + count - 2) % 12) + 1, today);
	const first = last - count + 1;
	if (first >= now) return starting(first, count);
	return next === 'next' ? starting(first + 12, count) : starting(now, last - now + 1);
}

const firstDay = (month: number) => `${monthText(month)}-01`;
const lastDay = (month: number) => daysAfter(firstDay(month + 1), -1);

function closingBetween(first: string | null, last: string | null): NamedFilter {
	const label = last ? `closing by ${longDate(last)}` : `closing from ${longDate(first ?? '')}`;
	return { label, filter: { facet: 'deadline', first, last } };
}

const closingIn = (month: number): NamedFilter => ({
	label: `closing in ${monthLabel(month)}`,
	filter: { facet: 'deadline', first: firstDay(month), last: lastDay(month) },
});

function closing([, how = '', day, name, year, feast]: Groups, today: string): NamedFilter | null {
	const [number = 1, date = 0] = feast
		? (FEASTS[feast] ?? [])
		: [monthNumber(name), Number(day ?? 0)];
	const month = year ? inYear(number, year) : nextMonth(number, today);
	if (date > Number(lastDay(month).slice(8))) return null;
	const isAfter = /after|from|since/.test(how);
	if (date === 0 && !isAfter && !/by|before|until|end/.test(how)) return closingIn(month);
	const exact = date > 0 ? `${monthText(month)}-${twoDigits(date)}` : null;
	if (how === 'after') return closingBetween(daysAfter(exact ?? lastDay(month), 1), null);
	if (isAfter) return closingBetween(exact ?? firstDay(month), null);
	if (how === 'before') return closingBetween(null, daysAfter(exact ?? firstDay(month), -1));
	return closingBetween(null, exact ?? lastDay(month));
}
const FEASTS: Record<string, [month: number, day: number]> = {
	christmas: [12, 25],
	xmas: [12, 25],
	'new year': [1, 1],
};

const SOON_DAYS = 14;
function closingSoon([, when = '']: Groups, today: string): NamedFilter {
	if (when === 'this month') return closingIn(monthOf(today));
	if (when === 'next month') return closingIn(monthOf(today) + 1);
	// A week ends with its Sunday.
	const toSunday = (7 - new Date(today).getUTCDay()) % 7;
	const days: Record<string, number> = {
		today: 0,
		tomorrow: 1,
		'this week': toSunday,
		'next week': toSunday + 7,
	};
	return closingBetween(null, daysAfter(today, days[when] ?? SOON_DAYS));
}

const workplace = (value: Workplace, label: string): NamedFilter => ({
	label,
	filter: { facet: 'remote', values: [value] },
});

/** What a student with a Student visa may do. */
export const STUDENT_PERMISSIONS = ['term', 'summer', 'vacations'] as const;
const studentVisa = (): NamedFilter => ({
	label: 'Student visa',
	filter: { facet: 'permission', values: STUDENT_PERMISSIONS },
});
const partOfCourse = (): NamedFilter => ({
	label: 'part of the course',
	filter: { facet: 'permission', values: ['course'] },
});
const sponsorship = (): NamedFilter => ({
	label: 'visa sponsorship',
	filter: { facet: 'permission', values: ['sponsor'] },
});

const MONEY = '£? ?(\\d+(?:\\.\\d+)?)(?: ?(k))?(?: (?:quid|pounds?|gbp))?';
const AN_HOUR = '((?:an|per|a|each) ?(?:hour|hr|h)|ph|p h|hourly|hour|hr|h)';
const OTHER_PERIOD =
	'((?:a|per|each) ?(?:week|wk|month|year|annum)|pw|p w|pm|pa|p a|weekly|monthly|yearly|week|month|year|salary)';

const REMOTE =
	'(?:(?:(?:fully|completely|entirely|100) )?remote(?:ly)?(?: work(?:ing)?)?|online|virtual(?:ly)?|(?:working|work|job|jobs) (?:at|from) home|from (?:my |our |the )?(?:own )?(?:parents |family |mums |dads |student )?(?:home|house|flat|bedroom|bed|sofa|couch)|at home|wfh|home ?based|home working|homeworking|tele ?work(?:ing)?|telecommut(?:e|ing)|work from anywhere)';
const DAYS = `(?:(?:${N}(?: or | to | )?)+|some|most|a few|few|a couple of|couple of) days?(?: (?:a|per|each|every) week)?`;

const ON_DAY = `(?:(\\d{1,2}) ?(?:st|nd|rd|th)? ?(?:of )?)?${MONTH}(?: (\\d{1,2})(?:st|nd|rd|th)?)?(?: ${YEAR})?`;
const STARTS =
	'(?:(?:available|free|starting|starts?|beginning|begins?|able to start|can start|start date)(?: on| in)? )?(?:from|after|since|on or after|not before|no earlier than|earliest)(?: the)?';
const ENDS =
	'(?:(?:(?:and |that |must |has to |have to |needs to |need to |to |can |should )*(?:ends?|ending|finish(?:es|ed|ing)?|done|over|back(?: at uni(?:versity)?| in uni| home)?|leave|leaving|available|free|complete[ds]?)(?: in| at)? )(?:by|before|until|till|up to|no later than)(?: the)?(?: (end|start|beginning) of)?|(?:until|till)(?: the)?(?: (end|start|beginning) of)?)(?: the)?';

/** The day that is named; of a month without a day the first, or the last. */
function dayIn([early, name, late, year]: Groups, today: string, isLast: boolean): string {
	const month = year ? inYear(monthNumber(name), year) : nextMonth(monthNumber(name), today);
	const last = lastDay(month);
	const day = Number(early ?? late ?? (isLast ? last.slice(8) : 1));
	return `${monthText(month)}-${twoDigits(Math.min(day, Number(last.slice(8))))}`;
}

/** How long after a day one still starts "from" it. */
const STARTS_WITHIN_DAYS = 92;

function between(from: string | null, given: string | null): NamedFilter | null {
	// "from July to May" ends the year after.
	const until =
		from && given && given < from ? `${Number(given.slice(0, 4)) + 1}${given.slice(4)}` : given;
	const label =
		from && until
			? `${longDate(from)} to ${longDate(until)}`
			: from
				? `starts from ${longDate(from)}`
				: `ends by ${longDate(until ?? '')}`;
	const latest = until === null && from ? daysAfter(from, STARTS_WITHIN_DAYS) : null;
	return { label, filter: { facet: 'period', from, until, latest } };
}

function startsFrom([all = '', ...date]: Groups, today: string): NamedFilter | null {
	const [early, , late] = date;
	// Of a whole month the months to start in are a filter of the page.
	if (!early && !late) return null;
	const day = dayIn(date, today, false);
	return between(/^.*\bafter\b/.test(all) ? daysAfter(day, 1) : day, null);
}

function endsBy([all = '', when, other, ...date]: Groups, today: string): NamedFilter | null {
	const part = when ?? other;
	const [early, , late] = date;
	const isMonth = !early && !late;
	// "before September" is before it begins, and so is "until the start of September".
	const isBefore = /\b(?:before)\b/.test(all) || part === 'start' || part === 'beginning';
	const isLast = isMonth && (part === 'end' || !isBefore);
	const day = dayIn(date, today, isLast);
	return between(null, isBefore && part !== 'end' ? daysAfter(day, -1) : day);
}

const periodRules: Rule[] = [
	rule(`${STARTS} ${ON_DAY}`, startsFrom),
	rule(`${ENDS} ${ON_DAY}`, endsBy),
	rule(
		`(?:(?:available|free|between|from|dates?)(?: from| between)?(?: the)? )?${ON_DAY} (?:to|until|till|and|through)(?: the)? ${ON_DAY}`,
		([, ...dates], today) => {
			const [first, last] = [dates.slice(0, 4), dates.slice(4)];
			if (![first[0], first[2], last[0], last[2]].some(Boolean)) return null;
			return between(dayIn(first, today, false), dayIn(last, today, true));
		},
	),
	rule(`(?:on |from |starting )?${ON_DAY}(?: start)?`, ([, ...date], today) => {
		const [early, , late] = date;
		if (!early && !late) return null;
		const day = dayIn(date, today, false);
		return starting(Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1, 1);
	}),
];

const CLOSING =
	'(?:(?:application )?deadlines?(?: dates?)?|clos(?:ing|es?)(?: dates?)?|applications? close|(?:apply|applications?)(?= (?:by|before|until)))(?: is)?';

/** In this order: the first that reads most words is taken. */
const rules: Rule[] = [
	rule(`part time|parttime`, () => hours(0, TERM_HOURS)),
	rule(`full time|fulltime`, fullTime),
	rule(
		`(?:during|in|around|alongside|with) (?:my )?(?:term(?: time)?|lectures|studies|uni|university|classes|term)|term ?time`,
		() => hours(0, TERM_HOURS),
	),
	rule(`pt`, () => hours(0, TERM_HOURS)),
	rule(`ft`, fullTime),
	rule(`${BETWEEN} ${HOURS}${A_WEEK}`, ([, least, most]) => hours(numberOf(least), numberOf(most))),
	rule(`${AT_MOST} ${N} ${HOURS}${A_WEEK}`, ([, most]) => hours(0, numberOf(most))),
	rule(`${AT_LEAST} ${N} ${HOURS}${A_WEEK}`, ([, least]) => hours(numberOf(least), NO_END)),
	rule(`${N} ${HOURS}${A_WEEK} ${OR_LESS}`, ([, most]) => hours(0, numberOf(most))),
	rule(`${N} ${HOURS}${A_WEEK} ${OR_MORE}`, ([, least]) => hours(numberOf(least), NO_END)),
	rule(`${AT_MOST} ${N} days?(?: (?:a|per|each|every) week)?`, ([, days]) =>
		daysAWeek(numberOf(days)),
	),
	rule(
		`(?:only )?${N}(?: (?:or|to) ${N})? days?(?: (?:only|max))? (?:a|per|each|every) week|(?:only )?${N} days? (?:weekly|only)`,
		([, few, many, some]) => daysAWeek(numberOf(many ?? few ?? some)),
	),
	rule(`(?:a )?${N} day weeks?`, ([, days]) => daysAWeek(numberOf(days))),
	rule(
		`(?:only )?(?:on )?${WEEKDAY}(?: (?:to|and|or|until|through))?(?: ${WEEKDAY}(?: (?:and|or))?){1,3}(?: only)?`,
		someDays,
	),
	rule(`${N} ${HOURS}${A_WEEK}`, ([, count]) => aboutHours(numberOf(count))),
	rule(
		`(?:${REMOTE} )?${DAYS} (?:a week )?(?:at|from|in|working from)(?: the| my| an)? (?:home|office)|${REMOTE} ${DAYS}`,
		() => workplace('hybrid', 'hybrid'),
	),

	rule(`${AT_MOST} £ ?(\\d+(?:\\.\\d+)?)(?: ?(k))? ?${AN_HOUR}`, ([, amount]) =>
		pay(Number(amount), 'hour', true),
	),
	rule(
		`(?:${AT_LEAST} )?${MONEY} ?(?:or more |or over |plus )?${AN_HOUR}(?: or more| plus)?`,
		([, amount]) => pay(Number(amount), 'hour'),
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
	rule(`(?:${AT_LEAST} )?(\\d+(?:\\.\\d+)?) ?k(?: or more| plus)?`, ([, amount]) =>
		pay(Number(amount) * 1000, 'year'),
	),

	rule(
		`(?:placement|sandwich|industrial|industry|professional) years?|years? (?:in|out in) industry|industrial placements?|sandwich (?:placements?|courses?|degree)|sandwich|year ?long(?: placements?)?|(?:a )?(?:12|twelve) ?(?:months?|mths?)(?: placements?)?|(?:one|1|a) year(?: placements?| long| placement)|(?:a |the )?(?:full|whole|entire) year|for (?:a|one|1) year|year(?:s)? placements?|yini|professional placements?`,
		placementYear,
	),
	rule(`gap year|year out`, () => longest(LONG_WEEKS)),
	rule(`${BETWEEN} ${WEEKS}(?: long)?`, ([, least, most]) =>
		weeksBetween(numberOf(least), numberOf(most)),
	),
	rule(`${BETWEEN} ${MONTHS_LONG}(?: long)?`, ([, least, most]) =>
		weeksBetween(weeksOf(least), weeksOf(most)),
	),
	rule(`${AT_MOST} ${N} ${WEEKS}|${N} ${WEEKS} ${OR_LESS}`, ([, most, other]) =>
		shortest(numberOf(most ?? other)),
	),
	rule(`${AT_LEAST} ${N} ${WEEKS}|${N} ${WEEKS} ${OR_MORE}`, ([, least, other]) =>
		longest(numberOf(least ?? other)),
	),
	rule(`${AT_MOST} ${N} ${MONTHS_LONG}|${N} ${MONTHS_LONG} ${OR_LESS}`, ([, most, other]) =>
		shortest(weeksOf(most ?? other)),
	),
	rule(`${AT_LEAST} ${N} ${MONTHS_LONG}|${N} ${MONTHS_LONG} ${OR_MORE}`, ([, least, other]) =>
		longest(weeksOf(least ?? other)),
	),
	rule(`(?:about |around |exactly |only )?${N} ${WEEKS}(?: long)?`, ([, count]) =>
		aboutWeeks(numberOf(count)),
	),
	rule(`(?:about |around |exactly |only )?${N} ${MONTHS_LONG}(?: long)?`, ([, count]) =>
		aboutMonths(numberOf(count)),
	),
	rule(
		`(?:(?:for |only |just )*(?:one|a|single|1|half a|half) )?semesters?(?: placements?| long| only)?|(?:half|part) (?:a |of the )?year|half year`,
		() => weeks(13, 26, '13 to 26 weeks'),
	),
	rule(`short(?: ?term)?|micro`, () => shortest(SHORT_WEEKS)),
	rule(`long(?: ?term)?`, () => longest(LONG_WEEKS)),

	rule(
		`${CLOSING} ?(?:(by|before|until|in|on|after|from|since|by the end of|at the end of|end of)(?: the)? )?(?:(?:(\\d{1,2}) ?(?:st|nd|rd|th)? ?(?:of )?)?${MONTH}(?: ${YEAR})?|(christmas|xmas|new year))`,
		closing,
	),
	rule(
		`${CLOSING} (?:very |in |by )?(soon|today|tomorrow|this week|next week|this month|next month)`,
		closingSoon,
	),
	rule(
		`(?:between |from |starting |during )?${MONTH}(?: ${YEAR})? (?:to|until|till|and|through) ${MONTH}(?: ${YEAR})?`,
		fromTo,
	),
	rule(`(?:from|after|since|as of) ${MONTH}(?: ${YEAR})?(?: onwards?| on| or later)?`, fromMonth),
	rule(`${MONTH}(?: ${YEAR})? (?:onwards?|or later|on)`, fromMonth),
	rule(
		`(?:(?:starting|starts?|beginning|begins?)(?: in| from)? )?${MONTH}(?: ${YEAR})?(?: start)?`,
		oneMonth,
	),
	rule(
		`(?:starting |over |during |for |in )?(?:all |whole |entire )?(?:(next|this|the|coming) )?${SEASON}(?: ?(?:break|holidays?|vacation|time|term))?(?: ${YEAR})?`,
		season,
	),
	rule(`(?:starting |in |for )?${YEAR}`, ([, year = '']) => starting(inYear(1, year), 12)),
	rule(
		`asap|a s a p|immediate(?:ly)?(?: start)?|(?:start(?:ing)?) (?:now|immediately|soon)|right now|straight away|this month`,
		(_, today) => starting(monthOf(today), 2),
	),
	rule(`next month`, (_, today) => starting(monthOf(today) + 1, 1)),
	rule(`next year`, (_, today) => starting((Number(today.slice(0, 4)) + 1) * 12, 12)),

	rule(`or ${REMOTE}|${REMOTE} or`, () => ({
		label: 'or remote',
		filter: { facet: 'city', places: ['Remote'], towns: [], near: [] },
	})),
	rule(REMOTE, () => workplace('remote', 'remote')),
	rule(
		`hybrid(?: working)?|flexible working|partly (?:remote|from home)|some days (?:at|from) home`,
		() => workplace('hybrid', 'hybrid'),
	),
	rule(`on ?site|in person|face to face|office based|in (?:an|the) office`, () =>
		workplace('on-site', 'on site'),
	),

	rule(
		`(?:visa |with |needs? |offers? )*(?:sponsorships?|sponsored|sponsors?|sponsoring)(?: visas?| available)?`,
		sponsorship,
	),
	rule(
		`(?:on (?:a )?|with (?:a )?|for )?(?:student visas?|visa students?|tier 4(?: visa)?|student route|international students?|overseas students?|foreign students?|non uk students?|visa friendly|f1 visa|visas?)|no (?:work )?(?:visa|permit)(?: (?:needed|required|necessary))?|no (?:visa )?sponsorship(?: (?:needed|required))?|without (?:a )?visa`,
		studentVisa,
	),
	rule(
		`(?:i )?(?:cant|cannot|can not|dont|do not|not able to|unable to|wont|couldnt|never learnt to|never learned to) drive|(?:i )?(?:have |ive |got )*(?:no|without (?:a |my )?|non) ?(?:own )?(?:car|cars|driving licen[cs]e|driving license|driver licen[cs]e|drivers licen[cs]e|licen[cs]e|driving)(?: needed| required| necessary)?|(?:i )?(?:dont|do not|doesnt|havent|have not) (?:have|got|own|hold|need)(?: got)?(?: a| any| my| an?)*(?: own)?(?: (?:full|uk|driving))* (?:car|driving licen[cs]e|licen[cs]e|drivers licen[cs]e|vehicle)(?: or (?:car|licen[cs]e|driving licen[cs]e))?|without (?:a |my )*(?:own )?(?:car|driving licen[cs]e|licen[cs]e|driving)|(?:driving licen[cs]e|licen[cs]e|car) not (?:needed|required|necessary)|failed my driving test|learner driver|not a driver`,
		() => ({ label: 'no driving licence needed', filter: { facet: 'licence', values: ['no'] } }),
	),
	...periodRules,
	rule(
		`(?:(?:a |an )?(?:assessed|required|compulsory|mandatory|integral) )?part of (?:my |the |a |their |your )?(?:course|degree|studies|programme)|for (?:course|academic|university|uni) credits?`,
		partOfCourse,
	),
];

/** A filter at the beginning of these words, in lower case, and how many letters say it; null where none is. */
export function readFilter(
	words: string,
	today: string,
): (NamedFilter & { length: number }) | null {
	let best: (NamedFilter & { length: number }) | null = null;
	for (const [pattern, read] of rules) {
		const match = pattern.exec(words);
		if (!match || match[0].length <= (best?.length ?? 0)) continue;
		const named = read([...match], today);
		if (named) best = { ...named, length: match[0].length };
	}
	return best;
}

/** Every single word that filters are written with: it is no typing error, and may be meant by one. */
export const FILTER_WORDS: readonly string[] = [
	...new Set(rules.flatMap(([{ source }]) => source.match(/[a-z]{2,}/g) ?? [])),
];

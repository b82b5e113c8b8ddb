import type { Kind, Workplace } from '#schema/internships/internship.ts';
import { WEEKS_IN } from '#schema/internships/pay-periods.ts';
import type { Place } from '#schema/internships/places.ts';
import { optionsOf, type PERMISSIONS } from '#schema/internships/search-facets.ts';
import { monthText, twoDigits } from '#schema/internships/start-months.ts';
import { TERM_HOURS } from '#schema/internships/term-hours.ts';
import { daysAfter, longDate, MONTHS } from '#schema/london-day.ts';

type Permission = (typeof PERMISSIONS)[number];
/** Both ends count. */
type Range = { least: number; most: number };

/** What an internship has to be: `facet` is the filter on the page that a person could set instead. */
export type Filter =
	/** In one of the places of the filter, or one of these towns; `near` is where else one may look. */
	| { facet: 'city'; places: readonly Place[]; towns: readonly string[]; near: readonly string[] }
	| { facet: 'remote'; values: readonly Workplace[] }
	| ({ facet: 'hours' } & Range)
	| ({ facet: 'weeks' } & Range)
	/** Pounds; `best`: the more it pays, the better. */
	| ({ facet: 'pay'; per: 'hour' | 'week' | 'month'; best?: true } & Range)
	/** Months such as "2027-06". */
	| { facet: 'start'; months: readonly string[] }
	/** ISO dates; null where every day will do. No facet of the page has it. */
	| { facet: 'deadline'; first: string | null; last: string | null }
	| { facet: 'permission'; values: readonly Permission[] }
	| { facet: 'kind'; values: readonly Kind[] };

/** A filter in words that are read as the same filter again. */
export type NamedFilter = { label: string; filter: Filter };

/** The options of the filter's facet that say exactly the same; none where no option does. */
export function optionsLike(filter: Filter, today: string): string[] {
	if (filter.facet === 'deadline') return [];
	const options = optionsOf(filter.facet, today).map(({ value }) => value);
	return valuesOf(filter).filter((value) => options.includes(value));
}

function valuesOf(filter: Exclude<Filter, { facet: 'deadline' }>): string[] {
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
	'(?:under|below|less than|fewer than|shorter than|no more than|not more than|no longer than|not longer than|at most|up to|max(?:imum)?(?: of)?)';
const AT_LEAST = '(?:over|above|more than|longer than|at least|min(?:imum)?(?: of)?|from)';
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

const weeks = (least: number, most: number, label: string): NamedFilter => ({
	label,
	filter: { facet: 'weeks', least, most },
});
const placementYear = (): NamedFilter => ({
	label: 'placement year',
	filter: { facet: 'kind', values: ['placement'] },
});
const shortest = (most: number) => weeks(0, most, `at most ${most} weeks`);
const longest = (least: number) => weeks(least, NO_END, `at least ${least} weeks`);

function aboutWeeks(count: number): NamedFilter | null {
	if (!(count >= 1 && count <= 104)) return null;
	return weeks(Math.max(0, count - 2), count + 2, `about ${count} weeks`);
}

function aboutMonths(count: number): NamedFilter | null {
	const middle = count * WEEKS_IN.month;
	if (!(count >= 1 && count <= 24)) return null;
	if (middle >= YEAR_WEEKS) return placementYear();
	return weeks(Math.floor(middle - 3), Math.ceil(middle + 3), `about ${count} months`);
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
	'(?:(?:(?:fully|completely|entirely|100) )?remote(?:ly)?(?: work(?:ing)?)?|online|virtual(?:ly)?|(?:working|work|job|jobs) (?:at|from) home|from (?:my )?home|at home|wfh|home ?based|home working|homeworking|tele ?work(?:ing)?|telecommut(?:e|ing)|work from anywhere)';
const DAYS = `(?:(?:${N}(?: or | to | )?)+|some|most|a few|few|a couple of|couple of) days?(?: (?:a|per|each|every) week)?`;

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
	rule(`${N} (?:to |or )?${N} ${HOURS}${A_WEEK}`, ([, least, most]) =>
		hours(numberOf(least), numberOf(most)),
	),
	rule(`${AT_MOST} ${N} ${HOURS}${A_WEEK}`, ([, most]) => hours(0, numberOf(most))),
	rule(`${AT_LEAST} ${N} ${HOURS}${A_WEEK}`, ([, least]) => hours(numberOf(least), NO_END)),
	rule(`${N} ${HOURS} (?:max|maximum|or less|or fewer|at most)`, ([, most]) =>
		hours(0, numberOf(most)),
	),
	rule(`${N} ${HOURS}${A_WEEK}`, ([, count]) => aboutHours(numberOf(count))),
	rule(
		`(?:${REMOTE} )?${DAYS} (?:a week )?(?:at|from|in|working from)(?: the| my| an)? (?:home|office)|${REMOTE} ${DAYS}`,
		() => workplace('hybrid', 'hybrid'),
	),
	rule(`${N} days? (?:a|per|each|every) week`, ([, days]) =>
		aboutHours(numberOf(days) * HOURS_OF_DAY),
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
		`(?:placement|sandwich|industrial|industry|professional) years?|years? (?:in|out in) industry|industrial placements?|sandwich (?:placements?|courses?|degree)|sandwich|year ?long(?: placements?)?|(?:12|twelve) months?(?: placements?)?|(?:one|1|a) year(?: placements?| long)|year(?:s)? placements?|yini|professional placements?`,
		placementYear,
	),
	rule(`gap year|year out`, () => longest(LONG_WEEKS)),
	rule(`${N} to ${N} weeks?`, ([, least, most]) =>
		weeks(numberOf(least), numberOf(most), `${numberOf(least)} to ${numberOf(most)} weeks`),
	),
	rule(`${AT_MOST} ${N} weeks?`, ([, most]) => shortest(numberOf(most))),
	rule(`${AT_LEAST} ${N} weeks?`, ([, least]) => longest(numberOf(least))),
	rule(`(?:about )?${N} weeks?(?: long)?`, ([, count]) => aboutWeeks(numberOf(count))),
	rule(`(?:about )?${N} months?(?: long)?`, ([, count]) => aboutMonths(numberOf(count))),
	rule(`(?:one |a |1 )?semesters?(?: placements?| long)?`, () => weeks(13, 26, '13 to 26 weeks')),
	rule(
		`short(?: ?term)?|micro|insight (?:days?|weeks?|programmes?|schemes?)|insights?|spring (?:weeks?|insights?)|taster(?: days?| weeks?)?`,
		() => shortest(SHORT_WEEKS),
	),
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
		`(?:between )?${MONTH}(?: ${YEAR})? (?:to|until|till|and|through) ${MONTH}(?: ${YEAR})?`,
		fromTo,
	),
	rule(`(?:from|after|since|as of) ${MONTH}(?: ${YEAR})?(?: onwards?| on| or later)?`, fromMonth),
	rule(`${MONTH}(?: ${YEAR})? (?:onwards?|or later|on)`, fromMonth),
	rule(
		`(?:(?:starting|starts?|beginning|begins?)(?: in| from)? )?${MONTH}(?: ${YEAR})?(?: start)?`,
		oneMonth,
	),
	rule(
		`(?:starting |over |during |for |in )?(?:(next|this|the|coming) )?${SEASON}(?: ?(?:break|holidays?|vacation|time|term))?(?: ${YEAR})?`,
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
		`(?:visa |with |needs? |offers? )*(?:sponsorships?|sponsored|sponsors?|sponsoring)(?: visa| available)?|skilled worker(?: visa)?|tier 2(?: visa)?|certificate of sponsorship`,
		sponsorship,
	),
	rule(
		`(?:on (?:a )?|with (?:a )?|for )?(?:student visas?|visa students?|tier 4(?: visa)?|student route|international students?|overseas students?|foreign students?|non uk students?|visa friendly|f1 visa|visas?)|no (?:work )?(?:visa|permit)(?: (?:needed|required|necessary))?|no (?:visa )?sponsorship(?: (?:needed|required))?|without (?:a )?visa`,
		studentVisa,
	),
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

const NOT =
	/^(?:but not|other than|apart from|rather than|instead of|(?:anywhere|anything|everything|everywhere) (?:but|except)|(?:do not|dont) want(?: to)?|not|no|nor|except(?: for)?|excluding|without|avoid|outside(?: of)?|never)(?: (?:in|at(?! (?:least|most))|on|a|an|any|too|really|interested in|work|do|be|based|near))*(?= |$)/;
/** How many words at the beginning say that what follows is not wanted: "not in". */
export const readNot = (words: string): number =>
	NOT.exec(words)?.[0].trim().split(' ').length ?? 0;

/** Every single word that filters are written with: it is no typing error, and may be meant by one. */
export const FILTER_WORDS: readonly string[] = [
	...new Set(
		[...rules.map(([words]) => words), NOT].flatMap(
			({ source }) => source.match(/[a-z]{2,}/g) ?? [],
		),
	),
];

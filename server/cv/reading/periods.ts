import { twoDigits } from '#schema/internships/start-months.ts';
import { MONTHS } from '#schema/london-day.ts';
import { folded, trimmed } from './cv-text.ts';

/** When something was. Months are "2024-09", or "2024" where only the year is said. */
export type Period = {
	/** Null where one date alone is said. */
	from: string | null;
	/** Null while it goes on. */
	to: string | null;
	/** Whether its end is said to be expected. */
	isExpected: boolean;
	/** What the line says besides. */
	rest: string;
};

/** Months in the languages of many applicants, folded; those of English are known by their first three letters. */
const OTHER_MONTHS: Record<string, number> = Object.fromEntries(
	[
		'januar janvier enero gennaio janeiro stycznia ocak ene',
		'februar fevrier febrero febbraio fevereiro lutego subat fevr',
		'marz mars marzo marco marca mart mrz',
		'avril abril aprile kwietnia nisan avr abr',
		'mai mayo maggio maio maja mayis',
		'juni juin junio giugno junho czerwca haziran giu',
		'juli juillet julio luglio julho lipca temmuz juil lug',
		'aout agosto sierpnia agustos',
		'septembre septiembre settembre setembro wrzesnia eylul',
		'oktober octobre octubre ottobre outubro pazdziernika ekim okt ott',
		'novembre noviembre novembro listopada kasim',
		'dezember decembre diciembre dicembre dezembro grudnia aralik dez dic',
	].flatMap((names, at) => names.split(' ').map((name) => [name, at + 1])),
);

/** 1 to 12; 0 for a word that is no month. */
function monthNumber(word: string): number {
	const name = folded(word);
	const english = MONTHS.findIndex((month) => {
		const full = month.toLowerCase();
		return full === name || full.slice(0, 3) === name || (name === 'sept' && full === 'september');
	});
	return english + 1 || (OTHER_MONTHS[name] ?? 0);
}

const YEAR = '(?:19|20)\\d\\d';
/** The forms of a date: day, month and year in figures; year and month; month and year; a short year; a year alone. */
const FORMS = [
	`(?<day>\\d{1,2})[./](?<second>\\d{1,2})[./](?<dayYear>${YEAR})`,
	`(?<isoYear>${YEAR})\\s?[./-]\\s?(?<isoMonth>0[1-9]|1[0-2])`,
	`(?:(?<word>\\p{L}{3,12})\\.?,?\\s*|(?<figure>0?[1-9]|1[0-2])\\s?[./-]\\s?)?(?<year>${YEAR})`,
	`(?<shortWord>\\p{L}{3,12})\\.?\\s*['’‘](?<shortYear>\\d\\d)`,
];
const DATE = new RegExp(`(?<![\\p{L}\\p{N}])(?:${FORMS.join('|')})(?!\\p{N})`, 'gu');

type DateMatch = { date: string; start: number; end: number };

/** The dates that a text names, in their order. */
function datesIn(text: string): DateMatch[] {
	return [...text.matchAll(DATE)].flatMap((match): DateMatch[] => {
		const { index } = match;
		const groups: Record<string, string | undefined> = match.groups ?? {};
		const end = index + match[0].length;
		const { day, second, dayYear, isoYear, isoMonth, word, figure, year, shortWord, shortYear } =
			groups;
		if (dayYear) return [{ date: withMonth(dayYear, monthOfDay(day, second)), start: index, end }];
		if (isoYear) return [{ date: `${isoYear}-${isoMonth}`, start: index, end }];
		if (shortYear) {
			const month = monthNumber(shortWord ?? '');
			return month > 0 ? [{ date: withMonth(`20${shortYear}`, month), start: index, end }] : [];
		}
		if (!year) return [];
		const month = word ? monthNumber(word) : Number(figure ?? 0);
		const isWhole = !word || month > 0;
		return [{ date: withMonth(year, month), start: isWhole ? index : end - year.length, end }];
	});
}

/** The day comes first in Europe, the month in America: 0 where both are possible. */
function monthOfDay(first: string | undefined, second: string | undefined): number {
	const [one, other] = [Number(first), Number(second)];
	if (other > 12) return one <= 12 ? one : 0;
	return one > 12 || one === other ? other : 0;
}

const withMonth = (year: string, month: number) =>
	month > 0 && month <= 12 ? `${year}-${twoDigits(month)}` : year;

const TO =
	/^[\s)\]]*(?:[-–—−~]|to|until|till|bis|à|au|al|a|hasta|do)[\s([]*(?:(?:expected|anticipated|exp\.?)\s*:?\s*)?$/iu;
const NOW =
	/^[\s)\]]*(?:[-–—−~]|to|until|till|bis|à|au|al|a|hasta|do)?[\s([]*(?:present|now|current(?:ly)?|today|ongoing|to date|date|heute|jetzt|aujourd['’]hui|présent|actualidad|actualmente|presente|attuale|in corso|atual|obecnie|halen|devam ediyor|настоящее время|至今|现在|現在)(?!\p{L})/iu;
const SINCE = /(?:^|[\s([])(?:since|seit|depuis|desde|dal|od)[\s:]*$/iu;
const EXPECTED =
	/(?<!\p{L})(?:expected|anticipated|graduating|predicted|voraussichtlich|prévue?|previst[ao])(?!\p{L})/iu;
/** "2022-25", "2022/23", but not "2024 – 12 weeks" */
const SHORT_END =
	/^\s?[-–—/]\s?(\d\d)(?![\p{N}./%])(?!\s?(?:weeks?|months?|hours?|h|credits?|ects)\b)/iu;
/** "Sep – Dec 2024" */
const MONTH_BEFORE = /(?<![\p{L}])(\p{L}{3,12})\.?\s*(?:[-–—−]|to|bis)\s*$/u;

type Span = { from: string | null; to: string | null; start: number; end: number };

/** What a text says of when something was; null if nothing, if it names several periods, or if that cannot be. */
export function periodIn(text: string): Period | null {
	const dates = datesIn(text);
	const spans: Span[] = [];
	for (let at = 0; at < dates.length; at += 1) {
		const date = dates[at] as DateMatch;
		const next = dates[at + 1];
		const isRange = next !== undefined && TO.test(text.slice(date.end, next.start));
		spans.push(
			isRange
				? { from: date.date, to: next.date, start: date.start, end: next.end }
				: spanOf(text, date),
		);
		if (isRange) at += 1;
	}
	const [span] = spans;
	if (!span || spans.length > 1 || !isPossible(span)) return null;
	const rest = `${text.slice(0, span.start)} ${text.slice(span.end)}`
		.replace(EXPECTED, ' ')
		.replace(/\bgraduation(?: date)?\b/i, ' ')
		.replace(/[([][\s:;,]*[)\]]/g, ' ');
	return { from: span.from, to: span.to, isExpected: EXPECTED.test(text), rest: trimmed(rest) };
}

/** One date, with an end in a word or in two figures. */
function spanOf(text: string, { date, start, end }: DateMatch): Span {
	const after = text.slice(end);
	const before = text.slice(0, start);
	const now = NOW.exec(after);
	if (now) return { from: date, to: null, start, end: end + now[0].length };
	const since = SINCE.exec(before);
	if (since) return { from: date, to: null, start: since.index, end };
	const [short = '', figures = ''] = (date.length === 4 && SHORT_END.exec(after)) || [];
	if (short) {
		const to = `${date.slice(0, 2)}${figures}`;
		return { from: date, to, start, end: end + short.length };
	}
	const [words = '', word = ''] = MONTH_BEFORE.exec(before) ?? [];
	const month = monthNumber(word);
	if (month > 0 && date.length > 4) {
		const from = withMonth(date.slice(0, 4), month);
		return { from, to: date, start: start - words.length, end };
	}
	return { from: null, to: date, start, end };
}

function isPossible({ from, to }: Span): boolean {
	const years = [from, to].flatMap((date) => (date ? [Number(date.slice(0, 4))] : []));
	if (years.some((year) => year < 1970 || year > 2045)) return false;
	const length = Math.min(from?.length ?? 0, to?.length ?? 0);
	return !from || !to || from.slice(0, length) <= to.slice(0, length);
}

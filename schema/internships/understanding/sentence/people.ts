import { readFilter } from '#schema/internships/understanding/read-filters.ts';
import type { SaidLine } from '#schema/internships/understanding/said.ts';
import { countOf, lineAt, type Read, type Reader, spansOf, textBefore } from './reader.ts';

/** Where somebody is from changes no result; what they may do here does. */
export const ORIGIN: SaidLine = {
	typed: '',
	label: 'where you are from',
	says: 'Your country is not searched: what counts is your permission to work in the UK.',
	to: '/resources/visa-info',
};

const STUDENTS = /^(?:students?|graduates?|applicants?)(?= |$)/;

/** "I am Spanish": no language that the work asks for. */
const I_AM =
	/\b(?:i.?m|i am|we.?re|we are|(?:he|she) is|(?:he|she).s|being) (?:an? |half |originally |also )?$/;
const SPEAKS = /^(?:speak|teacher|tutor|translat|interpret)/;

const REFUGEE = /^refugee(?= |$)/;

const NATIONALS =
	/^(?:(?:dual )?nationals?|citizens?|citizenship|passport(?: holders?)?|nationality|people|person|girl|guy)(?= |$)/;

/** "nigerian student": somebody from abroad who studies here has a Student visa. A people whose word is a language needs more. */
export function readPeople(reader: Reader, at: number, count: number, key: string): Read | null {
	const { dictionary, tokens, text } = reader;
	if (!dictionary.peoples.has(key)) return null;
	const after = lineAt(tokens, at + count, text);
	const words = (more: number) => text.slice(tokens[at]?.from, tokens[at + count + more - 1]?.to);
	const isHome = /^(?:british|english|scottish|welsh|northernirish|irish)$/.test(key);
	if (STUDENTS.test(after) && reader.isRemote)
		return { count: count + 1, words: words(1), said: ORIGIN };
	if (STUDENTS.test(after) && !isHome) {
		const visa = readFilter('student visa', reader.today);
		if (!visa) return null;
		const { label, filter } = visa;
		return {
			count: count + 1,
			words: words(1),
			part: { label, spans: spansOf(reader, at, count + 1), filter },
		};
	}
	const refugee = dictionary.said.get('refugeestatus');
	if (refugee && REFUGEE.test(after)) return { count: count + 1, words: words(1), said: refugee };
	const more = countOf(NATIONALS, after);
	if (more > 0) return { count: count + more, words: words(more), said: ORIGIN };
	if (I_AM.test(textBefore(reader, at)) && !SPEAKS.test(after))
		return { count, words: words(0), ...(!isHome && { said: ORIGIN }) };
	if (dictionary.concepts.has(key) || isHome) return null;
	const next = tokens.slice(at + count, at + count + 1);
	const isOfThings = next.some(({ form }) => dictionary.concepts.has(form));
	return isOfThings ? { count, words: words(0) } : { count, words: words(0), said: ORIGIN };
}

/** "From Ghana", "before going home to Kenya", "my parents live in Lagos", "after that I'm in Lahore" */
const ORIGIN_BEFORE = new RegExp(
	[
		/(?:from|citizen of|born in|grew up in)/,
		/(?:home|back|return|returning|flight|fly|flying)(?: home| back)? (?:to|in)/,
		/(?:parents?|family|mum|mom|dad|wife|husband|girlfriend|boyfriend|partner|kids|children|brother|sister)\b[^.;!?,]{0,20} in/,
		/(?:i.?m|i am|i live|living|currently|now|based)(?: currently| now| still)? in/,
	]
		.map(({ source }) => String.raw`\b${source} (?:the )?$`)
		.join('|'),
);

/** Whether the text says that somebody is there, and does not look for work there. */
export const isOrigin = (reader: Reader, at: number): boolean =>
	ORIGIN_BEFORE.test(textBefore(reader, at));

/** "work from Spain" */
export const worksFrom = (reader: Reader, at: number): boolean =>
	/\b(?:work(?:ing)?|do|done|doing)(?: it| this| that| them| remotely)? from (?:the )?$/.test(
		textBefore(reader, at),
	);

/** In a text that asks for remote work a country abroad is where somebody works from; the UK needs the words for it. */
export function isFromThere(reader: Reader, at: number, name: string): boolean {
	if (name !== 'United Kingdom') return true;
	const before = textBefore(reader, at);
	return /\b(?:house|home|flat|live|living|based|am|i.?m) in (?:the )?$/.test(before);
}

const SUBJECT_BEFORE =
	/\b(?:studying|study|student of|degree (?:in|is)|b\.?sc|m\.?sc|b\.?a|m\.?a|b\.?eng|m\.?eng|b\.?tech|m\.?tech|llm|masters?(?: degree)?|bachelors?(?: degree)?|phd|diploma|graduated|major(?:ing)?|(?:first|second|third|fourth|final|1st|2nd|3rd|4th|last) year)(?: (?:in|of|a|an|my|the|with))* $/;
const TRADE_BEFORE = /\b(?:i.?m|i am) (?:an? |also |now )?$/;
const SUBJECT_BEHIND =
	/^(?:students?|undergrad(?:uate)?s?|graduates?|grads?|majors?|degree|masters?)(?= |$)/;
const OF_OTHERS =
	/\b(?:my|our|his|her|their) (?!(?:course|degree|subject|major|masters?|msc|studies))[a-z]+\b[^.;!?,]*$/;

/** Whether a topic is what somebody studies or is: "I study accounting", "I am a geologist". */
export function isOwnSubject(reader: Reader, at: number, count: number): boolean {
	const before = textBefore(reader, at);
	if (OF_OTHERS.test(before)) return false;
	if (SUBJECT_BEFORE.test(before) || TRADE_BEFORE.test(before)) return true;
	return SUBJECT_BEHIND.test(lineAt(reader.tokens, at + count, reader.text));
}

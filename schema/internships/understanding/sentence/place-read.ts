import type { SaidLine } from '#schema/internships/understanding/said.ts';
import type { Token } from '#schema/internships/understanding/tokens/token.ts';
import { ORIGIN } from './people.ts';
import {
	countOf,
	endsSaying,
	lineAt,
	type Read,
	type Reader,
	spansOf,
	textBefore,
} from './reader.ts';

/** What people say around the name of a place, and of times of day. */
const AFTER_PLACE =
	/^(?:(?:train|railway|tube|underground|bus|coach|metro) station|(?:tram|bus|metro) stop|station|city (?:uni|university|council)|met uni|uni|university|city centre|town centre|centre|area|postcode|region|way|uk|england)(?= |$)/;

export function placeRead(
	reader: Reader,
	at: number,
	count: number,
	label: string,
	place: NonNullable<Token['place']>,
): Read {
	const { tokens, text } = reader;
	const last = tokens[at + count - 1];
	const next = tokens[at + count];
	const goesOn = next && last && !endsSaying(text.slice(last.to, next.from));
	const more = goesOn ? countOf(AFTER_PLACE, lineAt(tokens, at + count, text)) : 0;
	const all = count + more;
	const { label: _, ...meant } = place;
	return {
		count: all,
		words: text.slice(tokens[at]?.from, tokens[at + all - 1]?.to),
		part: { label, spans: spansOf(reader, at, all), filter: { facet: 'city', ...meant } },
	};
}

/**
 * A country, or a city in one, that no table of places has: what is abroad comes near, and first what is there, if an employer
 * has posted it. In a sentence it is one only behind "in"; else it says where somebody is from.
 */
export function abroadRead(reader: Reader, at: number, count: number, key: string): Read {
	const name = reader.text.slice(reader.tokens[at]?.from, reader.tokens[at + count - 1]?.to);
	if (reader.readsAsides && !isPlaced(reader, at, count))
		return { count, words: name, said: ORIGIN };
	const abroad = {
		label: 'abroad',
		places: ['Abroad'],
		towns: [],
		near: [],
		words: [key],
	} as const;
	const read = placeRead(reader, at, count, abroad.label, abroad);
	return reader.knows(key) ? read : { ...read, said: NONE_THERE };
}

const NONE_THERE: SaidLine = {
	typed: '',
	says: 'No internship is there. These are in other countries.',
	absent: true,
};

const STUDIES_AT =
	/\b(?:(?:i.?m|i am)(?: currently| now| a student)? at|(?:uni|university|college) (?:of|in|at)|(?:study|studying|studies|doing|students?|undergrad|undergraduate)(?: [a-z]+){0,4} at)(?: the)?(?: uni(?:versity)? (?:of|in))? $/;
const STUDIES =
	/\b(?:study|studying|student|doing|go|im|i am)\b[^.;!?,]{0,30} (?:at|to) (?:the )?$/;
/** "2nd year economics at Leeds" */
const IN_YEAR_AT =
	/\b(?:1st|2nd|3rd|4th|first|second|third|fourth|final|penultimate) year\b[^.;!?,]{0,30} at (?:the )?$/;
/** "Masters at Leeds": whoever wants to work in a town does not say "at". */
const STUDIES_THERE =
	/(?<!\b(?:jobs?|work|working|roles?|internships?|interns?|placements?|look|looking|arrive|be|available|based|anything|something|positions?|office|offices|employers?|companies|company|firms?) )\bat (?:the )?$/;
const CAMPUS = /^(?:city |met |metropolitan )?(?:uni|university|met)(?= |$)/;

/** Whether somebody studies there: "doing CS at uni of Leeds". It counts where no other place is named. */
export function isStudied(reader: Reader, at: number, count: number): boolean {
	const before = textBefore(reader, at);
	const after = lineAt(reader.tokens, at + count, reader.text);
	return (
		STUDIES_AT.test(before) ||
		IN_YEAR_AT.test(before) ||
		STUDIES_THERE.test(before) ||
		(STUDIES.test(before) && CAMPUS.test(after))
	);
}

/** "2:1 in maths from Warwick" */
const DEGREE_FROM =
	/\b(?:degree|graduat(?:e|ed|ing)|2 ?[:.]? ?[12]|first class|(?:a|got a|have a) first|distinction|merit|msc|masters|bsc|phd)\b[^.;!?,]{0,25} from (?:the )?(?:uni(?:versity)? of )?$/;

/** "My lease in Leeds" */
const OWN_IN =
	/\b(?:my|our) (?:[a-z]+ )?(?:lease|tenancy|flat|room|house|contract|landlord|job|school|placement) (?:is )?(?:in|at) (?:the )?$/;

/** "Get out of London" */
const OUT_OF =
	/\b(?:(?:get(?:ting)?|mov(?:e|ing)) (?:out of|away from)|leav(?:e|ing)|escap(?:e|ing)(?: from)?) (?:the )?(?:city of )?$/;

/** "Can't leave Cardiff" */
const NOT_OUT_OF =
	/\b(?:.on.?t|can.?t|cannot|can not|not|never|without|no need to|didn.?t)\b[^,.;:!?]*$/;

/** Whether somebody wants to be away from a place. */
export const isAwayFrom = (reader: Reader, at: number): boolean =>
	OUT_OF.test(textBefore(reader, at)) && !NOT_OUT_OF.test(textBefore(reader, at));

const WAS =
	/\b(?:was|were|worked|used to|lived|studied|graduated|grew up|born|bachelors?(?: degree)?|diploma|finished|completed)\b([^.;!?]{0,40})\b(?:in|from|at) (?:the )?$/;
const WISH = /\b(?:look|search|hop|want|tr(?:y|ied)|wonder|think|interest|now|wish|like)/;

/** Whether somebody was there, or comes from there to another place: "train from Bradford to Leeds". */
export function isLeft(reader: Reader, at: number, count: number): boolean {
	const { tokens } = reader;
	const next = tokens[at + count]?.word ?? '';
	if (tokens[at - 1]?.word === 'from' && /^(?:to|into)$/.test(next)) return true;
	const before = textBefore(reader, at);
	if (DEGREE_FROM.test(before) || OWN_IN.test(before)) return true;
	const was = WAS.exec(before);
	return was !== null && !WISH.test(was[1] ?? '');
}

/** Whether a large town stands alone, or with a capital letter between small words: "finance Bath". */
export function isNamed(
	{ tokens, text, dictionary }: Reader,
	at: number,
	count: number,
	{ near, places }: NonNullable<Token['place']>,
): boolean {
	const some = tokens.slice(at, at + count);
	if (dictionary.concepts.has(some.map(({ form }) => form).join(''))) return false;
	const isCapital = some.every(({ from }) => /^\p{Lu}\p{Ll}/u.test(text.slice(from)));
	if (!isCapital) return false;
	if (tokens.length === count) return near.length > 0 || places.length > 0;
	const before = tokens[at - 1];
	const isSmall = before && /^\p{Ll}/u.test(text.slice(before.from));
	return isSmall === true && !/[.!?]/.test(text.slice(before.to, some[0]?.from));
}

/** Whether a word such as "in" leads to this one. */
export function isPlaced(reader: Reader, at: number, count: number): boolean {
	const { tokens, text, dictionary } = reader;
	const [before, next, other] = [tokens[at - 1], tokens[at + count], tokens[at + count + 1]];
	// "hull or leeds"
	if (/^(?:or|and)$/.test(next?.word ?? '') && dictionary.places.has(other?.form ?? ''))
		return true;
	if (!before || endsSaying(text.slice(before.to, tokens[at]?.from))) return false;
	if (/^(?:in|near|around|at|from|to)$/.test(before.word)) return true;
	return /^(?:or|and)$/.test(before.word) && dictionary.places.has(tokens[at - 2]?.form ?? '');
}

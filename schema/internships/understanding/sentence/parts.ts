import { STUDENT_PERMISSIONS } from '#schema/internships/understanding/filters/filter.ts';
import type { Part } from '#schema/internships/understanding/understood.ts';

export const MOST_PARTS = 12;

/** Adds a part, or merges it with an equal one; leaves out what was set by hand. @returns whether it was added */
export function addPart(
	parts: Part[],
	part: Part,
	chosen: ReadonlySet<string> | undefined,
): boolean {
	if ('filter' in part && chosen?.has(part.filter.facet)) return false;
	// What is not wanted is not wanted where it is said again: "not London, rents in London are too high".
	const other = parts.findIndex(
		(one) => Boolean(one.not) !== Boolean(part.not) && saysSame(one, part),
	);
	if (other !== -1 && !part.not) return false;
	if (other !== -1) parts.splice(other, 1);
	const place = parts.findIndex((other) => isSame(other, part));
	const existing = parts[place];
	if (existing) {
		const narrow = valuesOf(part).length < valuesOf(existing).length ? part : existing;
		parts[place] = { ...narrow, spans: [...existing.spans, ...part.spans] };
	}
	if (!existing && parts.length < MOST_PARTS) return parts.push(part) > 0;
	return false;
}

/** A choice within another, too: "summer" and "2027". */
function isSame(one: Part, other: Part): boolean {
	if (keyOfPart(one) === keyOfPart(other)) return true;
	const [few, many] = [valuesOf(one), valuesOf(other)].sort((a, b) => a.length - b.length);
	if (!few || !many || few.length === 0 || Boolean(one.not) !== Boolean(other.not)) return false;
	return few.every((value) => many.includes(value));
}

const valuesOf = (part: Part): readonly string[] => {
	if (!('filter' in part)) return [];
	const { filter } = part;
	if (filter.facet === 'start') return filter.months;
	// Work that is part of a course needs a Student visa as well.
	if (filter.facet === 'permission' && filter.values === STUDENT_PERMISSIONS)
		return [...filter.values, 'course'];
	return filter.facet === 'remote' || filter.facet === 'permission' ? filter.values : [];
};

const saysSame = (one: Part, other: Part): boolean => wordsOf(one) === wordsOf(other);

const keyOfPart = (part: Part): string => (part.not ? 'not ' : '') + wordsOf(part);

const wordsOf = (part: Part): string =>
	'filter' in part ? JSON.stringify(part.filter) : part.topic.typed.join(' ');

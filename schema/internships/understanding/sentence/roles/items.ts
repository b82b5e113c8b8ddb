import { readFilter } from '#schema/internships/understanding/read-filters.ts';
import { asideAt, isTold } from '#schema/internships/understanding/sentence/asides.ts';
import {
	lineAt,
	type Read,
	type Reader,
	spansOf,
} from '#schema/internships/understanding/sentence/reader.ts';
import {
	isRole,
	NO_SCOPE,
	readWithNot,
	type Scope,
} from '#schema/internships/understanding/sentence/scope.ts';
import type { Part } from '#schema/internships/understanding/understood.ts';
import type { Thing } from './things.ts';

export type Item = { at: number; read: Read; part: Part | null; isTold: boolean; isAside: boolean };

/** Everything that stands in a text, in order. */
export function itemsIn(reader: Reader): Item[] {
	const all: Item[] = [];
	let scope: Scope = NO_SCOPE;
	let end = 0;
	for (let at = 0; at < reader.tokens.length; ) {
		if (reader.readsAsides && at >= end)
			end = at + asideAt(reader, at, lineAt(reader.tokens, at, reader.text));
		const read = readWithNot(reader, at, scope);
		const part = partOf(reader, at, read);
		const isAside = at < end;
		const isToldOf = isAside || (part !== null && isTold(reader, { at, read, part }));
		all.push({ at, read, part, isTold: isToldOf, isAside });
		scope = scopeAfter(reader, at, read, scope);
		at += read.count;
	}
	return all;
}

/** Those of it that may be asked for, refused or told. */
export const thingsOf = (items: readonly Item[]): Thing[] =>
	items.flatMap(({ at, read, part, isTold }) =>
		part ? [{ at, read, part, isNot: read.plain !== undefined, isTold }] : [],
	);

function partOf(reader: Reader, at: number, read: Read): Part | null {
	if (read.plain || read.part) return read.plain ?? read.part ?? null;
	const filter = read.said?.filter && readFilter(read.said.filter, reader.today);
	if (!filter) return null;
	return { label: filter.label, spans: spansOf(reader, at, read.count), filter: filter.filter };
}

function scopeAfter(reader: Reader, at: number, read: Read, scope: Scope): Scope {
	if (read.said || read.unsearched) return NO_SCOPE;
	if (!read.part) return goneOn(scope, read);
	if ('topic' in read.part && !read.part.not && scope.last && isRole(read, reader, at, scope))
		return { ...scope, since: [], isOr: false };
	return {
		last: read.part,
		isOr: false,
		since: [],
		isVerb: read.part.not === true && (read.isVerb ?? scope.isVerb ?? false),
	};
}

export const goneOn = (scope: Scope, read: Read): Scope => ({
	...scope,
	isOr: scope.isOr || /^n?or$/i.test(read.words),
	since: [...scope.since, read.words.toLowerCase()],
});

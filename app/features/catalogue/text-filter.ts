/** Normalises text for comparison: lower case, trimmed, composed characters, plain apostrophes. */
const searchable = (text: string) =>
	text.normalize('NFC').replaceAll('’', "'").trim().toLowerCase();

/**
 * The items with `text` in one of their fields, in any letter case; all of them, in their order, if
 * it is empty.
 */
export function filterByText<Item>(
	items: readonly Item[],
	text: string,
	fieldsOf: (item: Item) => readonly string[],
): Item[] {
	const wanted = searchable(text);
	return items.filter((item) =>
		wanted === '' ? true : fieldsOf(item).some((field) => searchable(field).includes(wanted)),
	);
}

/** A noun in the singular and the plural. */
export type Noun = readonly [one: string, many: string];

/** "1 company", "13 companies" */
export const counted = (count: number, [one, many]: Noun) => `${count} ${count === 1 ? one : many}`;

/** "Found 2 companies for “law”"; the plain count where nothing is searched for. */
export const resultText = (count: number, noun: Noun, text: string) =>
	text.trim() === '' ? counted(count, noun) : `Found ${counted(count, noun)} for “${text.trim()}”`;

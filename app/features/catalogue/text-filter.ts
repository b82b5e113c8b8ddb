/** Normalises text for comparison: lower case, trimmed, composed characters, plain apostrophes. */
const normal = (text: string) => text.normalize('NFC').replaceAll('’', "'").trim().toLowerCase();

/** What is searched of an item, in the form in which it is compared. */
const searchedIn = (fields: readonly string[]) => fields.map(normal).join('\n');

/**
 * Whether a text is in one of the fields of an item, in any letter case; an empty one is in all.
 * @param searched as `searchedIn` returns it
 */
export const hasText = (searched: string, text: string): boolean => searched.includes(normal(text));

/** The items with `text` in one of their fields; all of them, in their order, if it is empty. */
export const filterByText = <Item>(
	items: readonly Item[],
	text: string,
	fieldsOf: (item: Item) => readonly string[],
): Item[] => items.filter((item) => hasText(searchedIn(fieldsOf(item)), text));

/** Attributes of an item that shows while a search finds it (app/page/lists/filter.ts). */
export function searchAttributes(fields: readonly string[], text: string) {
	const searched = searchedIn(fields);
	return { 'data-searched': searched, hidden: !hasText(searched, text) };
}

/** A noun in the singular and the plural. */
export type Noun = readonly [one: string, many: string];

/** "1 company", "13 companies" */
export const counted = (count: number, [one, many]: Noun) => `${count} ${count === 1 ? one : many}`;

/** "Found 2 companies for “law”"; the plain count where nothing is searched for. */
export const resultText = (count: number, noun: Noun, text: string) =>
	text.trim() === '' ? counted(count, noun) : `Found ${counted(count, noun)} for “${text.trim()}”`;

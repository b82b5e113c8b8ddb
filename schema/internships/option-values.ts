import { normalForm } from '#schema/normal-form.ts';
import { type FacetName, optionsOf } from './search-facets.ts';

/** Values of internships by their forms: two towns may be written alike. */
export type ValuesByForm = ReadonlyMap<string, readonly string[]>;

/** What programs may give for a facet besides its options: towns and sectors. */
export type ItemValues = Partial<Record<FacetName, ValuesByForm>>;

const MOST_VALUES = 50;
const LONGEST_VALUE = 60;

/** Capitals, accents, spaces and signs make no difference: "On site" is "onsite". */
const formOf = (text: string): string => normalForm(text).replaceAll('-', '');

export function byForm(values: Iterable<string>): ValuesByForm {
	const forms = new Map<string, string[]>();
	for (const value of values) {
		const form = formOf(value);
		forms.set(form, [...(forms.get(form) ?? []), value]);
	}
	return forms;
}

/** The present options for former ones, which bookmarks and alerts still name. */
const earlierForms = new Map<string, string[]>([
	['permission fitsintermtoo', ['term']],
	['permission vacation', ['term', 'summer', 'vacations']],
	['permission fitsinvacations', ['term', 'summer', 'vacations']],
]);

/**
 * What values of a query choose: options in their order, then values of internships.
 * @param today an ISO date, for the months to start in
 */
export function chosenOf(
	name: FacetName,
	values: readonly string[],
	today: string,
	items: ItemValues,
): string[] {
	if (values.length === 0) return [];
	const meant = values.slice(0, MOST_VALUES).map((value) => meaningsOf(name, value, today, items));
	const chosen = new Set(meant.flat());
	const options = [...new Set(valuesByForm(name, today).values())];
	const others = [...chosen].filter((value) => !options.includes(value)).sort();
	return [...options.filter((value) => chosen.has(value)), ...others];
}

/** What one value means; nothing if it is not understood. An option goes before a value of internships. */
export function meaningsOf(
	name: FacetName,
	value: string,
	today: string,
	items: ItemValues,
): string[] {
	if (value.length > LONGEST_VALUE) return [];
	const form = formOf(value);
	const option = valuesByForm(name, today).get(form);
	if (option !== undefined) return [option];
	if (form === '') return [];
	return earlierForms.get(`${name} ${form}`) ?? [...(items[name]?.get(form) ?? [])];
}

/** The months change with the day; the other facets never. */
const MOST_FORMS = 20;
const formsOf = new Map<string, Map<string, string>>();

/** What each form of an option means. */
function valuesByForm(name: FacetName, today: string): Map<string, string> {
	const key = name === 'start' ? `start ${today}` : name;
	const cached = formsOf.get(key);
	if (cached) return cached;
	const forms = new Map(
		optionsOf(name, today).flatMap(({ value, label }) =>
			[value, label, ...otherForms(name, value, label)].map((text): [string, string] => [
				formOf(text),
				value,
			]),
		),
	);
	if (formsOf.size >= MOST_FORMS) formsOf.clear();
	formsOf.set(key, forms);
	return forms;
}

/** A month to start in is understood without its year: "june", "6" and "06" mean the next June. */
function otherForms(name: FacetName, value: string, label: string): string[] {
	if (name !== 'start') return [];
	const month = value.slice(5);
	return [label.split(' ')[0] ?? '', month, String(Number(month))];
}

import { type FormEvent, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { type InternshipSearch, parseSearch } from '#schema/internships/internship-search.ts';
import { FACETS, type FacetName } from '#schema/internships/search-facets.ts';
import { chosenValues, valuesFromWords, withoutWordsOf } from './filters/from-words.ts';
import type { Found } from './found.ts';
import { searchPath } from './search-path.ts';

/** How long typing rests before it is searched for, in milliseconds. */
const PAUSE = 400;

/** What an entry of the history says of itself if the form has made it. */
type Made = { byTyping: boolean } | null;

/**
 * The form of the search: the address follows what is chosen and typed, and what is chosen follows the
 * address. Back undoes a choice, and all that was typed at once. Its fields are uncontrolled, so that what was done before hydration counts.
 * @param found by the search of the address, or the one before if that failed
 */
export function useLiveSearch(found: Found, failed: boolean) {
	const { search } = found;
	const form = useRef<HTMLFormElement>(null);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const shown = useRef<InternshipSearch>(undefined);
	const asked = useRef<string>(undefined);
	const navigate = useNavigate();
	const made = useLocation().state as Made;
	const isBack = useNavigationType() === 'POP';
	const isOwn = !isBack && made !== null;

	const follow = (byTyping = false) => {
		clearTimeout(timer.current);
		if (!form.current) return;
		const path = searchPath(searchIn(form.current, found));
		// The page is not chosen in the form.
		if (!failed && path === searchPath({ ...search, page: 1 })) return;
		asked.current = path;
		// What is typed on, and what failed, is the same entry.
		const replace = failed || (byTyping && made?.byTyping);
		navigate(path, { replace, preventScrollReset: true, state: { byTyping } satisfies Made });
	};
	const latest = useRef(follow);
	const followLater = () => {
		clearTimeout(timer.current);
		timer.current = setTimeout(() => latest.current(true), PAUSE);
	};
	/** What was typed is not searched for: the address of a suggestion says what is. */
	const leaveFor = (path: string) => {
		clearTimeout(timer.current);
		const field = form.current?.elements.namedItem('q');
		const q = new URLSearchParams(path.split('?')[1]).get('q');
		if (field instanceof HTMLInputElement) field.value = q ?? '';
	};
	const onSubmit = (event: FormEvent) => {
		// What failed by script may work as a whole page.
		if (failed) return clearTimeout(timer.current);
		event.preventDefault();
		follow();
	};

	// Follows the history: fields of the document show the search of its present entry.
	useEffect(() => {
		latest.current = follow;
		if (shown.current === search) return;
		// More has been chosen since this one was asked for: it stays chosen.
		const isOutdated = asked.current !== undefined && asked.current !== searchPath(search);
		if (isOwn && isOutdated) return;
		asked.current = undefined;
		if (shown.current && form.current) show(form.current, found, isBack);
		// Before hydration something else may have been chosen.
		else follow();
		shown.current = search;
	});

	return { form, follow: () => follow(), followLater, leaveFor, onSubmit };
}

/**
 * What is chosen in a form. A facet that is still as the text says stays in the text. Where somebody has changed it, all
 * that is checked there is chosen by hand, and its words leave the text.
 */
function searchIn(form: HTMLFormElement, found: Found): InternshipSearch {
	const chosen = new URLSearchParams(
		[...new FormData(form)].map(([name, value]) => [name, String(value)]),
	);
	const changed: FacetName[] = [];
	for (const name of FACETS) {
		const words = valuesFromWords(found, name);
		const checked = checkedIn(form, name);
		chosen.delete(name);
		if (words.length > 0 && words.join() === checked.join()) continue;
		if (words.length > 0 || checked.length > 0) changed.push(name);
		for (const value of checked) chosen.append(name, value);
	}
	return withoutWordsOf(parseSearch(chosen, found.today), found, changed);
}

const facetFields = (form: HTMLFormElement) =>
	[...form.elements].filter(
		(field) => field instanceof HTMLInputElement && /checkbox|radio/.test(field.type),
	) as HTMLInputElement[];

/** What is chosen by words has no name of its own. */
const facetOf = (field: HTMLInputElement) => field.closest('fieldset')?.name as FacetName;

/** What is checked in a facet, in the order of its options. */
const checkedIn = (form: HTMLFormElement, name: FacetName): string[] =>
	facetFields(form)
		.filter((field) => field.checked && field.value !== '' && facetOf(field) === name)
		.map(({ value }) => value);

/** Checks what a search has; text that is being typed stays, unless somebody has gone back. */
function show(form: HTMLFormElement, found: Found, isBack: boolean) {
	const { search } = found;
	for (const field of form.elements) {
		if (field instanceof HTMLSelectElement) field.value = sortValue(search);
		if (!(field instanceof HTMLInputElement) || field.type !== 'search') continue;
		if (isBack || field !== document.activeElement) field.value = search.q;
	}
	for (const field of facetFields(form)) {
		const chosen = chosenValues(found, facetOf(field));
		field.checked = chosen.includes(field.value) || (field.value === '' && chosen.length === 0);
	}
}

/** The value of the field "Sort by": empty for what is the default. */
export const sortValue = ({ sort, q }: InternshipSearch): string =>
	sort === (q ? 'best' : 'newest') ? '' : sort;

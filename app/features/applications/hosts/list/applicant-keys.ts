import type { SingleKey } from '#app/lib/single-keys.ts';
import type { Host } from '#schema/applications/applicants.ts';

/** An applicant, in the list or on the board. */
const rowOf = (element: Element | null) => element?.closest('[data-applicant]');

/** The link of each. */
const links = () => [...document.querySelectorAll<HTMLElement>('[data-applicant] a')];

/** @param by how many applicants further down; without a focus it begins at the first, or last */
function step(by: 1 | -1) {
	const all = links();
	const here = rowOf(document.activeElement);
	const place = all.findIndex((link) => here && rowOf(link) === here);
	(place < 0 ? all.at(by > 0 ? 0 : -1) : all[place + by])?.focus();
}

/** To the first applicant of the next column of the board that has one, or of the one before. */
function stepAside(by: 1 | -1) {
	const firsts = [...document.querySelectorAll('[data-column]')].flatMap(
		(column) => column.querySelector<HTMLElement>('[data-applicant] a') ?? [],
	);
	const column = document.activeElement?.closest('[data-column]');
	const place = firsts.findIndex((link) => column?.contains(link));
	(place < 0 ? firsts.at(by > 0 ? 0 : -1) : firsts[place + by])?.focus();
}

/** Presses a button of the applicant who has the focus. */
const pressInRow = (mark: string) =>
	rowOf(document.activeElement)?.querySelector<HTMLElement>(`[data-mark="${mark}"]`)?.click();

const SEARCH = { key: '/', words: 'Search' };

const MARKS = [
	{ key: 's', words: 'Shortlist', does: () => pressInRow('s') },
	...['1', '2', '3'].map((key) => ({
		key,
		words: key === '1' ? '1 star' : `${key} stars`,
		does: () => pressInRow(key),
	})),
	SEARCH,
];

const GOING = [
	{ key: 'j', words: 'Next in the list; Enter opens', does: () => step(1) },
	{ key: 'k', words: 'Previous in the list', does: () => step(-1) },
	{
		key: 'x',
		words: 'Choose, or leave out',
		does: () => rowOf(document.activeElement)?.querySelector('input')?.click(),
	},
	{ key: 'm', words: 'Move those chosen' },
];

/** Staff mark nobody. */
export const LIST_KEYS: Record<Host, SingleKey[]> = {
	employer: [...GOING, ...MARKS],
	staff: [...GOING, SEARCH],
};

export const BOARD_KEYS = [
	{ key: 'j', words: 'Next applicant; Enter opens', does: () => step(1) },
	{ key: 'k', words: 'Previous applicant', does: () => step(-1) },
	{ key: 'l', words: 'Next column', does: () => stepAside(1) },
	{ key: 'h', words: 'Previous column', does: () => stepAside(-1) },
	{ key: 'm', words: 'Move', does: () => pressInRow('m') },
	...MARKS,
];

import type { SingleKey } from '#app/lib/single-keys.ts';
import type { StaffListName } from '#schema/staff/staff-lists.ts';

const search: SingleKey = { key: '/', words: 'Search' };

/** To the next entry of the list, or the one before; without a focus to the first, or last. */
function step(by: 1 | -1) {
	const all = [...document.querySelectorAll('[data-entry]')];
	const place = all.findIndex((entry) => entry.contains(document.activeElement));
	const next = place < 0 ? all.at(by > 0 ? 0 : -1) : all[place + by];
	next?.querySelector<HTMLElement>('summary, a')?.focus();
}

/** In every list. */
export const GOING: SingleKey[] = [
	{ key: 'j', words: 'Next in the list; Enter opens', does: () => step(1) },
	{ key: 'k', words: 'Previous in the list', does: () => step(-1) },
	search,
];

const stopping: SingleKey[] = [
	{ key: 'p', words: 'Pause the internship' },
	{ key: 't', words: 'Take the internship down' },
];

/** What is decided in the entries of each list, in the one that has the focus: their controls have these keys. */
export const DECIDING: Record<StaffListName, SingleKey[]> = {
	corrections: [
		{ key: 'f', words: 'Fine' },
		{ key: 'r', words: 'Write why it is put back' },
	],
	employers: [
		{ key: 'n', words: 'Tick the company number' },
		{ key: 'w', words: 'Tick the website' },
		{ key: 'd', words: 'Tick the email domain' },
		{ key: 'v', words: 'Verify' },
		{ key: 'f', words: 'Fine: what has changed' },
		{ key: 'r', words: 'Write why it is refused' },
	],
	messages: [
		{ key: 'r', words: 'Write the answer' },
		{ key: 'c', words: 'Close without an answer' },
	],
	reports: [
		{ key: 'r', words: 'Write what was done' },
		{ key: 'c', words: 'Resolve with what is written' },
		...stopping,
		{ key: 's', words: 'Stop the message' },
	],
	requests: [
		{ key: 'r', words: 'Write what was done' },
		{ key: 'c', words: 'Close with what is written' },
	],
	'applicant-messages': [
		{ key: 'a', words: 'Approve' },
		{ key: 'r', words: 'Write why it is returned' },
		{ key: 's', words: 'Write why it is stopped' },
	],
	listings: stopping,
};

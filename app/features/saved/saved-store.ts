import { APPLICATIONS_CHANGED } from '#app/lib/applications-changed.ts';
import { AWAITED_CHANGED } from '#app/lib/calls/awaited.ts';
import { callApi } from '#app/lib/calls/call-api.ts';
import { SAVED_KEY } from '#app/lib/saved-key.ts';
import { savedMessages } from '#app/messages/saved.ts';
import { toast } from '#app/ui/toast.ts';
import { MOST_SAVED } from '#schema/students/most-saved.ts';
import type { AppliedInternship, CardMarks } from '#schema/students/saved-internships.ts';
import { type DeviceList, readList, writeList } from './device-list.ts';
import { joined, listFor, onDeviceOnly } from './list-rules.ts';

/** What is saved, as this page knows it. `settled` once the account has answered, or there is none. */
export type SavedState = {
	list: DeviceList;
	applied: readonly AppliedInternship[];
	/** Slugs of what was applied for and withdrawn. */
	withdrawn: readonly string[];
	/** Slugs of which one is told when they open again. */
	awaited: readonly string[];
	settled: boolean;
	/** Whether the account could not be asked. */
	failed: boolean;
};

/** Where storage is forbidden, the list lives as long as the page. */
let inMemory: DeviceList = {};
const current = () => readList() ?? inMemory;

export const unsettled: SavedState = {
	list: {},
	applied: [],
	withdrawn: [],
	awaited: [],
	settled: false,
	failed: false,
};
let state: SavedState = unsettled;
/** Undefined until it is known whether somebody is signed in. */
let account: string | null | undefined;
const leaving = new Set<string>();
const listeners = new Set<() => void>();

function publish(change: Partial<SavedState>) {
	state = { ...state, ...change };
	for (const listener of listeners) listener();
}

/** @returns whether it is stored beyond this page */
function keep(list: DeviceList): boolean {
	inMemory = list;
	const kept = writeList(list);
	publish({ list });
	return kept;
}

export const savedNow = () => state;

export function onSaved(listener: () => void) {
	listeners.add(listener);
	return () => void listeners.delete(listener);
}

/** What is saved, once the account has answered or there is none. @param user null for a visitor */
export function settledFor(user: string | null): Promise<SavedState> {
	follow(user);
	return new Promise((resolve) => {
		const look = () => {
			if (!state.settled) return;
			stop();
			resolve(state);
		};
		const stop = onSaved(look);
		look();
	});
}

addEventListener('storage', ({ key }) => {
	if (key === SAVED_KEY || key === null) publish({ list: current() });
});

addEventListener(APPLICATIONS_CHANGED, () => inTurn(join));
addEventListener(AWAITED_CHANGED, () => inTurn(join));

/** Calls follow each other, so that what was pressed last counts. */
let lastCall: Promise<unknown> = Promise.resolve();
function inTurn(work: () => Promise<void>): void {
	lastCall = lastCall.then(work);
}

/** Somebody has signed in or out: the list is theirs now. */
export function follow(user: string | null): void {
	if (user === account) return;
	account = user;
	keep(listFor(current(), user));
	publish({ ...unsettled, list: state.list, settled: user === null });
	if (user) {
		for (const slug of leaving) inTurn(() => removeFromAccount(slug));
		inTurn(join);
	} else leaving.clear();
}

/** Asks the account once more. */
export function joinAgain(): void {
	publish({ settled: false, failed: false });
	inTurn(join);
}

/** The account gets what only the device has, and the device what only the account has. */
async function join(): Promise<void> {
	const asked = onDeviceOnly(current()).slice(0, MOST_SAVED);
	const person = account;
	if (!person) return;
	const answer = await (asked.length > 0
		? callApi<CardMarks>('/saved', { internships: asked })
		: callApi<CardMarks>('/saved/marks'));
	if (person !== account) return;
	if (!answer.ok) return publish({ settled: true, failed: true });
	take(answer.value, person);
	const refused = onDeviceOnly(current()).filter((slug) => asked.includes(slug));
	if (refused.length > 0) toast(savedMessages.accountFull);
}

function take(marks: CardMarks, person: string) {
	keep(joined(current(), marks, person, leaving));
	const { applied, withdrawn, awaited } = marks;
	publish({ applied, withdrawn, awaited, settled: true, failed: false });
}

export function save(slug: string, name: string): void {
	const before = current();
	if (Object.keys(before).length >= MOST_SAVED) {
		toast(savedMessages.tooMany);
		return;
	}
	leaving.delete(slug);
	const kept = keep({ ...before, [slug]: { name, at: Date.now() } });
	if (account) inTurn(join);
	else if (!kept) {
		keep(before);
		toast(savedMessages.notStored);
	} else if (Object.keys(before).length === 0) toast(savedMessages.onDevice);
}

export function remove(slug: string): void {
	const { [slug]: removed, ...others } = current();
	keep(others);
	// Before the session has been read, the account is told as soon as it is known.
	if (!account && !removed?.of) return;
	leaving.add(slug);
	if (account) inTurn(() => removeFromAccount(slug));
}

async function removeFromAccount(slug: string): Promise<void> {
	const person = account;
	if (!person || !leaving.has(slug)) return;
	const answer = await callApi<CardMarks>('/saved/remove', { internships: [slug] });
	if (person !== account) return;
	leaving.delete(slug);
	if (answer.ok) return take(answer.value, person);
	toast(savedMessages.notRemoved(answer.message));
	await join();
}

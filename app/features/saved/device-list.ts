import { SAVED_KEY } from '#app/lib/saved-key.ts';

/** An internship that this device holds, by its slug. */
type Entry = {
	/** Its title, company and city, as a heart has them. */
	name: string;
	/** When it was saved, in milliseconds. */
	at: number;
	/** The account that has it; without one it is on this device only. */
	of?: string;
};
export type DeviceList = Readonly<Record<string, Entry>>;

const isEntry = (value: unknown): value is Entry => {
	if (typeof value !== 'object' || value === null) return false;
	const { name, at, of } = value as Record<string, unknown>;
	return (
		typeof name === 'string' &&
		typeof at === 'number' &&
		(of === undefined || typeof of === 'string')
	);
};

/** @param text as it is stored; from anybody */
export function listIn(text: string | null): DeviceList {
	try {
		const stored: unknown = JSON.parse(text ?? '{}');
		if (typeof stored !== 'object' || stored === null) return {};
		return Object.fromEntries(Object.entries(stored).filter(([, value]) => isEntry(value)));
	} catch {
		return {};
	}
}

/** Undefined where storage is forbidden. */
export function readList(): DeviceList | undefined {
	try {
		return listIn(localStorage.getItem(SAVED_KEY));
	} catch {
		return undefined;
	}
}

/** @returns false where storage is full or forbidden */
export function writeList(list: DeviceList): boolean {
	try {
		if (Object.keys(list).length === 0) localStorage.removeItem(SAVED_KEY);
		else localStorage.setItem(SAVED_KEY, JSON.stringify(list));
		return true;
	} catch {
		return false;
	}
}

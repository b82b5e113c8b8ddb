import { honeypot } from '#schema/honeypot.ts';

/**
 * Stores what is typed into a form until it is sent, so that a reload, an expired session or a lost
 * network loses nothing. If storage is full or forbidden, nothing is stored.
 */
export type FormDraft = {
	read(): Record<string, string>;
	write(values: FormData): void;
	clear(): void;
};

/** @param key named on the cookies page */
export function draft(storage: () => Storage, key: string): FormDraft {
	return {
		read() {
			try {
				return textsOf(JSON.parse(storage().getItem(key) ?? '{}'));
			} catch {
				return {};
			}
		},
		write(values) {
			const texts = [...values].filter(
				([name, value]) => typeof value === 'string' && name !== honeypot.field,
			);
			quietly(() => storage().setItem(key, JSON.stringify(Object.fromEntries(texts))));
		},
		clear: () => quietly(() => storage().removeItem(key)),
	};
}

const OWNER = 'owner';

/** What the keys of drafts of portals begin with. */
export const PORTAL_DRAFT = 'portal-draft-';

/** A draft that only its author can read: another person may use this browser next. */
export function userDraft(storage: () => Storage, key: string) {
	const stored = draft(storage, key);
	return {
		/** Null if there is none, or none of these owners wrote it. */
		read(...owners: string[]): Record<string, string> | null {
			const { [OWNER]: owner, ...values } = stored.read();
			return owner !== undefined && owners.includes(owner) ? values : null;
		},
		write(owner: string, values: FormData) {
			values.set(OWNER, owner);
			stored.write(values);
		},
		clear: stored.clear,
	};
}

/** Removes every draft of this tab that has an author. Called when the account is deleted. */
export const forgetUserDrafts = () =>
	quietly(() => {
		for (const key of Object.keys(sessionStorage))
			if (/^(application|profile|portal)-draft/.test(key)) sessionStorage.removeItem(key);
	});

function quietly(work: () => void) {
	try {
		work();
	} catch (error) {
		console.warn('The draft could not be kept', error);
	}
}

function textsOf(value: unknown): Record<string, string> {
	if (typeof value !== 'object' || value === null) return {};
	return Object.fromEntries(Object.entries(value).filter(([, text]) => typeof text === 'string'));
}

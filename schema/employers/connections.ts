import * as v from 'valibot';
import { requiredLine } from '#schema/text.ts';
import type { Webhook } from './webhooks.ts';

/** How many keys a company has at most. */
export const MOST_KEYS = 5;

/** How each key begins: programs that look for secrets in files find it by this. */
export const KEY_START = 'ukip_';
/** A key: 32 random bytes in base64url. */
export const KEY = /^ukip_[\w-]{43}$/;

const LONGEST_NAME = 60;

/** The name says which program uses the key. */
export const newKey = v.strictObject({ name: requiredLine(LONGEST_NAME) });

/** A key as the owners of the company see it. */
export type CompanyKey = {
	id: string;
	name: string;
	/** The name or address of the owner who has made it, for whom it acts: it ends with their role. */
	by: string;
	/** ISO, with the time. */
	made_at: string;
	/** ISO, to the minute; null where it was never used. */
	used_at: string | null;
};

/** The key itself, which is shown once. */
export type MadeKey = { id: string; key: string };

export type Connections = { company: string; keys: CompanyKey[]; webhooks: Webhook[] };

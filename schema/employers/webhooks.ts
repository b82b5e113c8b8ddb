import * as v from 'valibot';

/** How many addresses a company has at most. */
export const MOST_WEBHOOKS = 3;

const LONGEST_URL = 500;

/** An address with TLS, a name and nothing secret: who reads the list reads it. Where it leads is checked at each delivery. */
const isAddress = (text: string): boolean => {
	if (!URL.canParse(text)) return false;
	const url = new URL(text);
	return (
		(url.protocol === 'https:' || url.hostname === '127.0.0.1') &&
		url.username === '' &&
		url.password === '' &&
		url.hash === ''
	);
};

/** An address to be told what happens. */
export const newWebhook = v.strictObject({
	url: v.pipe(
		v.string(),
		v.trim(),
		v.maxLength(LONGEST_URL),
		v.check(isAddress, 'Give an address that begins with https://, without a password in it.'),
		v.transform((text) => new URL(text).href),
		v.maxLength(LONGEST_URL),
	),
});

/** What was sent to an address, or is on its way. */
export type Delivery = {
	id: string;
	type: string;
	/** ISO, with the time. */
	happened_at: string;
	attempts: number;
	delivered_at: string | null;
	/** When it is tried next; null where it was delivered or is given up. */
	next_at: string | null;
	/** The status of the last answer, or a word for why there was none; null before the first. */
	answer: string | null;
};

export type Webhook = {
	id: string;
	url: string;
	added_at: string;
	off_at: string | null;
	/** The last twenty, newest first. */
	deliveries: Delivery[];
};

/** Shown once. */
export type WebhookSecret = { id: string; secret: string };

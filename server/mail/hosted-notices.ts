import { createHash } from 'node:crypto';
import type { Backend, Logger, OutgoingMail } from '#server/backend/types.ts';
import {
	applicationMails,
	contactMails,
	type StoredApplication,
	type StoredContact,
	welcomeMail,
} from '#server/mail/form-mails.ts';
import { isPlainAddress } from '#server/mail/mailer.ts';
import { unsubscribeUrl } from '#server/mail/unsubscribe-link.ts';

type Surroundings = {
	siteUrl: string;
	officeAddress: string;
	backend: Pick<Backend, 'fetch' | 'queueMail' | 'staff' | 'keys'>;
	log: Logger;
};

/** As long as the database drops a double. */
const DOUBLE_MS = 60_000;

/**
 * The mails that follow on rows stored in a hosted project, where nothing of ours may lie in the
 * database: sent from this process after a row was taken. A server that ends in this moment sends
 * none, and doubles are known only to the process that saw the first. The welcome needs the service
 * key, as its link could not work without.
 * @returns to be called with a request and its answer
 */
export function hostedNotices(surroundings: Surroundings) {
	const { backend, log } = surroundings;
	const seen = new Map<string, number>();
	return async (request: Request, response: Response): Promise<void> => {
		const kind = new URL(request.url).pathname.replace('/rest/v1/', '');
		const mailsFor = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
		if (!mailsFor || request.method !== 'POST' || response.status !== 201) return;
		const failed = (error: Error) =>
			log.error({ kind, error: error.name }, 'a stored row was not answered by mail');
		try {
			const body = await request.text();
			if (isDouble(seen, kind + body, Date.now())) return;
			const mails = await mailsFor(JSON.parse(body), request, surroundings);
			const sendable = mails.filter(({ to }) => isPlainAddress(to));
			// One that is not taken must not keep the others from going.
			await Promise.all(sendable.map((mail) => backend.queueMail(mail).catch(failed)));
		} catch (error) {
			failed(error as Error);
		}
	};
}

type MailsFor = (
	row: Record<string, unknown>,
	request: Request,
	surroundings: Surroundings,
) => Promise<OutgoingMail[]>;

const kinds: Record<string, MailsFor> = {
	contacts: async (row, _, { officeAddress }) =>
		contactMails({ category: null, ...row } as StoredContact, officeAddress),
	applications: async (row, request, { officeAddress, backend }) => {
		const headers = { Authorization: request.headers.get('authorization') ?? '' };
		const response = await backend.fetch(
			new Request(new URL('/auth/v1/user', request.url), { headers }),
		);
		if (!response.ok) throw new Error('The account was not found.');
		const { email, user_metadata } = (await response.json()) as Account;
		const name = user_metadata?.full_name ?? null;
		return applicationMails({ ...row, email, name } as StoredApplication, officeAddress);
	},
	newsletter_subscriptions: async ({ email }, _, { siteUrl, backend }) => {
		if (!backend.keys.unsubscribe) return [];
		const query = new URLSearchParams({ email: `eq.${email}`, select: 'id' });
		const response = await backend.staff.fetch(`/rest/v1/newsletter_subscriptions?${query}`);
		const [row] = (await response.json()) as { id: string }[];
		if (!row) return [];
		return [
			welcomeMail(
				String(email),
				siteUrl,
				unsubscribeUrl(siteUrl, backend.keys.unsubscribe, row.id),
			),
		];
	},
};

type Account = { email: string; user_metadata?: { full_name?: string } };

function isDouble(seen: Map<string, number>, row: string, now: number): boolean {
	for (const [key, at] of seen) if (now - at > DOUBLE_MS) seen.delete(key);
	const key = createHash('sha256').update(row).digest('base64');
	if (seen.has(key)) return true;
	seen.set(key, now);
	return false;
}

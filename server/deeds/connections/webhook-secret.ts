import { createHmac } from 'node:crypto';

/** What of a webhook its secret is made of. */
export type SecretNumber = { id: string; secret_number: number };

/**
 * The secret of a webhook, as Standard Webhooks writes it. It is stored nowhere: who has the database alone cannot sign.
 * @param signingKey of the server
 */
export const secretOf = (signingKey: string, { id, secret_number }: SecretNumber): string =>
	`whsec_${createHmac('sha256', signingKey).update(`webhook ${id} ${secret_number}`).digest('base64')}`;

type Message = { id: string; seconds: number; body: string };

/** The header `webhook-signature`: one for each secret, with spaces between them. */
export const signatureOf = (secrets: readonly string[], { id, seconds, body }: Message): string =>
	secrets
		.map((secret) => {
			const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
			return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
		})
		.join(' ');

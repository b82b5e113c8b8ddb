import { createHmac } from 'node:crypto';

/** A token for claims of a test, as accounts sign it with a secret. */
export function signToken(claims: object, secret: string): string {
	const encoded = [{ alg: 'HS256', typ: 'JWT' }, claims].map((part) =>
		Buffer.from(JSON.stringify(part)).toString('base64url'),
	);
	const signature = createHmac('sha256', secret).update(encoded.join('.')).digest('base64url');
	return [...encoded, signature].join('.');
}

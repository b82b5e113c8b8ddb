import { createHmac } from 'node:crypto';
import { jwtSecret } from '#test/servers/backend.ts';

/** A token as a project's accounts sign it, for claims of a test. */
export function signToken(claims: object, secret = jwtSecret): string {
	const encoded = [{ alg: 'HS256', typ: 'JWT' }, claims].map((part) =>
		Buffer.from(JSON.stringify(part)).toString('base64url'),
	);
	const signature = createHmac('sha256', secret).update(encoded.join('.')).digest('base64url');
	return [...encoded, signature].join('.');
}

import { generateKeyPairSync } from 'node:crypto';

/** How a project signs sessions, for each of its programs. */
export type SigningKeys = {
	/** Signs what stands for a key of the project; in an older project sessions, too. */
	secret: string;
	accounts: Record<string, string>;
	tables: string;
};

/** With the legacy JWT secret: HS256. */
export const signedBySecret = (secret: string): SigningKeys => ({
	secret,
	accounts: { GOTRUE_JWT_SECRET: secret },
	tables: secret,
});

/** With a signing key, as new projects do: ES256. The public half is at /.well-known/jwks.json. */
export function signedByKey(secret: string): SigningKeys {
	const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
	const about = { kid: 'signing-key', alg: 'ES256' };
	const legacy = {
		...{ kty: 'oct', kid: 'legacy-secret', alg: 'HS256' },
		k: Buffer.from(secret).toString('base64url'),
	};
	const all = [
		{ ...privateKey.export({ format: 'jwk' }), ...about, key_ops: ['sign', 'verify'] },
		{ ...legacy, key_ops: ['verify'] },
	];
	const checking = [{ ...publicKey.export({ format: 'jwk' }), ...about }, legacy];
	return {
		secret,
		accounts: { GOTRUE_JWT_SECRET: secret, GOTRUE_JWT_KEYS: JSON.stringify(all) },
		tables: JSON.stringify({ keys: checking }),
	};
}

import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { listDigest, listToken } from './list-token.ts';

const id = '0b6f3c9e-52d1-4c1f-9f0e-3f6a5d1c7b21';

test('a token has 192 bits, which another id or another key changes, and the id does not show in it', () => {
	const token = listToken('key', id);
	expect(Buffer.from(token, 'base64url')).toHaveLength(24);
	expect(listToken('key', id)).toBe(token);
	const others = [listToken('other key', id), listToken('key', id.replace('0b', '0c'))];
	expect(new Set([token, ...others]).size).toBe(3);
	expect(token).not.toContain(id.slice(0, 8));
});

test('the database has its SHA-256; of what is no token there is none', () => {
	const token = listToken('key', id);
	expect(listDigest(token)).toEqual(createHash('sha256').update(token).digest());
	for (const other of ['', token.slice(1), `${token}a`, `${token.slice(1)}'`, `${token}\n`])
		expect(listDigest(other)).toBeUndefined();
});

import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';
import { rc4 } from './rc4.ts';

/** What the encryption dictionary of a PDF says (ISO 32000-2, tables 20 and 21). */
export type Encryption = {
	/** V. */
	version: number;
	/** R. */
	revision: number;
	keyBytes: number;
	permissions: number;
	owner: Buffer;
	user: Buffer;
	/** UE; empty below version 5. */
	userKey: Buffer;
	encryptsMetadata: boolean;
	/** The first part of the ID of the file. */
	id: Buffer;
};

/** What stands for the missing letters of a password (algorithm 2). */
const PADDING = Buffer.from(
	'28BF4E5E4E758A4164004E56FFFA01082E2E00B6D0683E802F0CA9FE6453697A',
	'hex',
);

/** The key of a file that opens without a password; null if it does not. */
export const keyWithoutPassword = (encryption: Encryption): Buffer | null =>
	encryption.version === 5 ? keyOfVersion5(encryption) : olderKey(encryption);

const hashOf = (kind: string, ...parts: Uint8Array[]): Buffer => {
	const hash = createHash(kind);
	for (const part of parts) hash.update(part);
	return hash.digest();
};

/** Algorithms 2, 4 and 5. */
function olderKey(encryption: Encryption): Buffer | null {
	const { revision, keyBytes, permissions, owner, user, id, encryptsMetadata } = encryption;
	const allowed = Buffer.alloc(4);
	allowed.writeInt32LE(permissions | 0);
	const metadata = revision >= 4 && !encryptsMetadata ? Buffer.alloc(4, 0xff) : Buffer.alloc(0);
	let hash = hashOf('md5', PADDING, owner.subarray(0, 32), allowed, id, metadata);
	if (revision >= 3)
		for (let round = 0; round < 50; round += 1) hash = hashOf('md5', hash.subarray(0, keyBytes));
	const key = hash.subarray(0, keyBytes);
	if (revision < 3) return sameBytes(rc4(key, PADDING), user.subarray(0, 32)) ? key : null;
	let check: Uint8Array = hashOf('md5', PADDING, id);
	for (let round = 0; round < 20; round += 1)
		check = rc4(
			key.map((byte) => byte ^ round),
			check,
		);
	return sameBytes(check, user.subarray(0, 16)) ? key : null;
}

/** Algorithms 2.A and 11: 32 bytes of a hash, then 8 to check the password and 8 for the key. */
function keyOfVersion5({ revision, user, userKey }: Encryption): Buffer | null {
	if (user.length < 48 || userKey.length < 32 || (revision !== 5 && revision !== 6)) return null;
	const hash = revision === 5 ? (salt: Buffer) => hashOf('sha256', salt) : hashOfRevision6;
	if (!sameBytes(hash(user.subarray(32, 40)), user.subarray(0, 32))) return null;
	const secret = hash(user.subarray(40, 48));
	const cipher = createDecipheriv('aes-256-cbc', secret, Buffer.alloc(16)).setAutoPadding(false);
	return Buffer.concat([cipher.update(userKey.subarray(0, 32)), cipher.final()]);
}

/** Algorithm 2.B, for no password. */
function hashOfRevision6(salt: Buffer): Buffer {
	let key = hashOf('sha256', salt);
	for (let round = 0, last = 0; round < 64 || last > round - 32; round += 1) {
		const repeated = Buffer.concat(Array(64).fill(key));
		const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32));
		const text = cipher.setAutoPadding(false).update(repeated);
		const remainder = text.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
		key = hashOf(['sha256', 'sha384', 'sha512'][remainder] as string, text);
		last = text[text.length - 1] as number;
	}
	return key.subarray(0, 32);
}

const sameBytes = (one: Uint8Array, other: Uint8Array) => Buffer.compare(one, other) === 0;

import {
	createCipheriv,
	createDecipheriv,
	createHash,
	hkdfSync,
	randomBytes,
	randomInt,
} from 'node:crypto';
import { RECOVERY_CODES } from '#schema/second-step.ts';

/** Of AES-256-GCM, in bytes. */
const [NONCE, TAG] = [12, 16];

/** @param signingKey of the server */
const keyFor = (signingKey: string): Buffer =>
	Buffer.from(hkdfSync('sha256', signingKey, '', 'secrets of second steps', 32));

/** The secret of an app as it is stored: a copy of the database alone makes no codes. @returns base64 */
export function sealed(secret: string, signingKey: string): string {
	const nonce = randomBytes(NONCE);
	const cipher = createCipheriv('aes-256-gcm', keyFor(signingKey), nonce);
	const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
	return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64');
}

/** The secret again; undefined where it was stored by a server with another key. */
export function unsealed(stored: string, signingKey: string): string | undefined {
	const bytes = Buffer.from(stored, 'base64');
	const nonce = bytes.subarray(0, NONCE);
	const decipher = createDecipheriv('aes-256-gcm', keyFor(signingKey), nonce, {
		authTagLength: TAG,
	});
	try {
		decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
		const text = decipher.update(bytes.subarray(NONCE + TAG));
		return Buffer.concat([text, decipher.final()]).toString('utf8');
	} catch {
		// Another key, or not what was stored.
		return undefined;
	}
}

/** Without letters and digits that are mistaken for others. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const PART = 4;

const part = () =>
	Array.from({ length: PART }, () => LETTERS[randomInt(LETTERS.length)] ?? '').join('');

/** "7kq2-m9xd-b4tn": 59 bits each, more than a copy of the digests can be searched for. */
export const newRecoveryCodes = (): string[] =>
	Array.from({ length: RECOVERY_CODES }, () => [part(), part(), part()].join('-'));

/** However it was typed: in capitals, without its lines or with spaces. */
const plain = (code: string) => code.toLowerCase().replace(/[^a-z\d]/g, '');

/** The digest of a recovery code, or of a browser's random text, of an account. */
export const digestOf = (person: string, text: string): string =>
	createHash('sha256')
		.update(`${person} ${plain(text)}`)
		.digest('base64url');

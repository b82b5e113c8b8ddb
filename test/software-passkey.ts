/** A device with one passkey (WebAuthn, ES256, attestation "none"): with it a test can sign what no browser would. */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';

type Cbor = number | string | Uint8Array | Map<number | string, Cbor>;

/** The kind of a value and its size, up to 65,535 (RFC 8949, section 3). */
function head(kind: number, size: number): Buffer {
	if (size < 24) return Buffer.of((kind << 5) | size);
	return size < 256
		? Buffer.of((kind << 5) | 24, size)
		: Buffer.of((kind << 5) | 25, size >> 8, size & 255);
}

function cbor(value: Cbor): Buffer {
	if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
	if (typeof value === 'string')
		return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
	if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
	const entries = [...value].flatMap(([key, one]) => [cbor(key), cbor(one)]);
	return Buffer.concat([head(5, value.size), ...entries]);
}

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

/** Flags of the authenticator's data (WebAuthn, section 6.1). */
const [PRESENT, VERIFIED, WITH_KEY] = [1, 4, 64];

/** What a test may do otherwise than a device of that site. */
export type Otherwise = {
	origin?: string;
	/** The name for which the passkey is made or used. */
	name?: string;
	/** How often it was used; by default once more than before. */
	counter?: number;
	/** Whether somebody touched the device. */
	present?: boolean;
	/** Whether it checked who they are. */
	verified?: boolean;
	/** The statement of who made the device. */
	statement?: { format: string; values: Map<string, Cbor> };
};

/** @param origin of the site @param id of the passkey; random by default */
export function softwarePasskey(origin: string, id: Uint8Array = randomBytes(32)) {
	const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
	const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
	const coseKey = new Map<number, Cbor>([
		[1, 2],
		[3, -7],
		[-1, 1],
		[-2, Buffer.from(x, 'base64url')],
		[-3, Buffer.from(y, 'base64url')],
	]);
	let used = 0;

	const dataOf = (flags: number, otherwise: Otherwise): Buffer => {
		const { present = true, verified = true, name = new URL(origin).hostname } = otherwise;
		used = otherwise.counter ?? used + 1;
		const counter = Buffer.alloc(4);
		counter.writeUInt32BE(used);
		const all = flags | (present ? PRESENT : 0) | (verified ? VERIFIED : 0);
		return Buffer.concat([sha256(name), Buffer.of(all), counter]);
	};
	const clientData = (type: string, challenge: string, otherwise: Otherwise): Buffer =>
		Buffer.from(
			JSON.stringify({ type, challenge, origin: otherwise.origin ?? origin, crossOrigin: false }),
		);
	const common = {
		id: text(id),
		rawId: text(id),
		type: 'public-key',
		clientExtensionResults: {},
	} as const;

	return {
		id: text(id),
		/** What a browser sends after a passkey was made. @param challenge base64url */
		made(challenge: string, otherwise: Otherwise = {}): RegistrationResponseJSON {
			const size = Buffer.alloc(2);
			size.writeUInt16BE(id.length);
			const data = Buffer.concat([
				dataOf(WITH_KEY, otherwise),
				Buffer.alloc(16),
				size,
				id,
				cbor(coseKey),
			]);
			const { format, values } = otherwise.statement ?? { format: 'none', values: new Map() };
			const object = new Map<string, Cbor>([
				['fmt', format],
				['attStmt', values],
				['authData', data],
			]);
			return {
				...common,
				response: {
					clientDataJSON: text(clientData('webauthn.create', challenge, otherwise)),
					attestationObject: text(cbor(object)),
					transports: ['internal'],
				},
			};
		},
		/** What a browser sends after a challenge was signed. @param challenge base64url */
		signed(challenge: string, otherwise: Otherwise = {}): AuthenticationResponseJSON {
			const data = dataOf(0, otherwise);
			const client = clientData('webauthn.get', challenge, otherwise);
			const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
			return {
				...common,
				response: {
					clientDataJSON: text(client),
					authenticatorData: text(data),
					signature: text(signature),
				},
			};
		},
	};
}

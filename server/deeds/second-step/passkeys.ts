import { isIP } from 'node:net';
import type {
	AuthenticationResponseJSON,
	AuthenticatorTransport,
	RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Sql, TransactionSql } from 'postgres';
import { site } from '#content/site.ts';
import { MOST_PASSKEYS } from '#schema/second-step.ts';
import { conflict, deed, notFound, unprocessable } from '#server/deeds/deed.ts';
import { noteStep } from '#server/deeds/staff/sign-ins.ts';
import type { ApiError } from '#server/http/api-error.ts';
import {
	type Device,
	endStep,
	giveRecoveryCodes,
	hasRecoveryCodes,
	type InSession,
	lockStep,
	passSession,
	passSignIn,
	requireTaken,
	tell,
} from './second-step.ts';

/** Loaded once somebody uses a passkey: it reads certificates, and would make each start slower. */
const library = () => import('@simplewebauthn/server');

/** For how long a device may take to sign. */
const FIVE_MINUTES_MS = 5 * 60_000;

/**
 * The name for which passkeys of this site are made, the host of its address; undefined where browsers make none: the host is
 * a number, or the connection is not encrypted and leads to another machine.
 */
export function passkeyName(siteUrl: string): string | undefined {
	const { protocol, hostname } = new URL(siteUrl);
	const host = hostname.replace(/^\[(.*)\]$/, '$1');
	const isSafe = protocol === 'https:' || host === 'localhost' || host.endsWith('.localhost');
	return isSafe && isIP(host) === 0 ? host : undefined;
}

const requireName = (siteUrl: string): string => {
	const name = passkeyName(siteUrl);
	if (name === undefined)
		throw conflict('no_passkeys', 'Passkeys need a site with a name and an encrypted connection.');
	return name;
};

const tooMany = () =>
	conflict('too_many_passkeys', `An account has at most ${MOST_PASSKEYS} passkeys.`);

/**
 * A device asks for a finger, a face or a PIN. A session may have begun with a mailed link: who holds an open laptop has both
 * its mailbox and what a touch alone would sign.
 */
const VERIFICATION = { asked: 'required', isRequired: true } as const;

/** EdDSA, ES256 and RS256, by their COSE numbers: the others that this version of Node has are experimental. */
const ALGORITHMS = [-8, -7, -257];

type Credential = { id: string; transports: AuthenticatorTransport[] };
const readCredentials = (tx: TransactionSql, person: string) =>
	tx<Credential[]>`
		select id, transports from second_factor.passkeys where user_id = ${person} order by added_at, id`;

/** "Chrome on Linux", or "Chrome on Linux 2" beside one of that name. */
async function freeName(tx: TransactionSql, person: string, name: string): Promise<string> {
	const rows = await tx<{ name: string }[]>`
		select name from second_factor.passkeys where user_id = ${person}`;
	const taken = new Set(rows.map((row) => row.name));
	let free = name;
	for (let number = 2; taken.has(free); number += 1) free = `${name} ${number}`;
	return free;
}

/** Stores the challenge that the device is to sign in this session, in the place of an earlier one. */
const storeChallenge = (
	tx: TransactionSql,
	{ person, session }: InSession,
	challenge: string,
	{ forAdding, now }: { forAdding: boolean; now: Date },
) => tx`
	insert into second_factor.challenges ${tx({
		session_id: session,
		user_id: person,
		challenge,
		for_adding: forAdding,
		ends_at: new Date(now.getTime() + FIVE_MINUTES_MS),
	})}
	on conflict (session_id) do update set user_id = excluded.user_id, challenge = excluded.challenge,
		for_adding = excluded.for_adding, ends_at = excluded.ends_at`;

/** Takes the challenge of a session, so that it is signed once. @throws {ApiError} 409 not_asked */
async function takeChallenge(
	sql: Sql,
	{ person, session }: InSession,
	{ forAdding, now }: { forAdding: boolean; now: Date },
): Promise<string> {
	const [row] = await deed(
		sql,
		(tx) => tx<{ challenge: string }[]>`
			delete from second_factor.challenges
			where session_id = ${session} and user_id = ${person} and for_adding = ${forAdding}
				and ends_at > ${now}
			returning challenge`,
	);
	if (!row)
		throw conflict(
			'not_asked',
			'This took more than five minutes, or was begun elsewhere. Try again.',
		);
	return row.challenge;
}

type Beginning = InSession & { siteUrl: string; address: string };

/**
 * What a browser needs to make a passkey.
 * @throws {ApiError} 409 no_passkeys, too_many_passkeys
 */
export async function beginPasskey(
	sql: Sql,
	{ siteUrl, address, ...who }: Beginning,
	now: Date,
): Promise<object> {
	const rpID = requireName(siteUrl);
	const { generateRegistrationOptions } = await library();
	return deed(sql, async (tx) => {
		const credentials = await readCredentials(tx, who.person);
		if (credentials.length >= MOST_PASSKEYS) throw tooMany();
		const options = await generateRegistrationOptions({
			rpName: site.name,
			rpID,
			userName: address,
			userID: Buffer.from(who.person),
			attestationType: 'none',
			supportedAlgorithmIDs: ALGORITHMS,
			excludeCredentials: credentials,
			// Where a device can, it makes one that its owner's other devices have as well.
			authenticatorSelection: { residentKey: 'preferred', userVerification: VERIFICATION.asked },
			timeout: FIVE_MINUTES_MS,
		});
		await storeChallenge(tx, who, options.challenge, { forAdding: true, now });
		return options;
	});
}

type Registration = InSession & {
	siteUrl: string;
	response: RegistrationResponseJSON;
	device: Device;
};

const refusedKey = () =>
	unprocessable('wrong_passkey', 'This passkey was not accepted. Try again, or use another one.');

/**
 * Stores a passkey that a device has made. The session has taken the step then; the others of the account have not.
 * @returns the recovery codes, if the account has none yet
 * @throws {ApiError} 403 in a session that has not taken the step; 409 not_asked, too_many_passkeys, is_known; 422 wrong_passkey
 */
export async function addPasskey(
	sql: Sql,
	{ siteUrl, response, device, ...who }: Registration,
	{ now, today }: { now: Date; today: string },
): Promise<string[]> {
	const expectedChallenge = await takeChallenge(sql, who, { forAdding: true, now });
	await requireSelfAttestation(response);
	const { verifyRegistrationResponse } = await library();
	const { verified, registrationInfo } = await verifyRegistrationResponse({
		response,
		expectedChallenge,
		expectedOrigin: siteUrl,
		expectedRPID: requireName(siteUrl),
		requireUserVerification: VERIFICATION.isRequired,
		supportedAlgorithmIDs: ALGORITHMS,
	}).catch(() => {
		throw refusedKey();
	});
	if (!verified) throw refusedKey();
	const { id, publicKey, counter } = registrationInfo.credential;
	return deed(sql, async (tx) => {
		await lockStep(tx, who.person);
		await requireTaken(tx, who);
		if ((await readCredentials(tx, who.person)).length >= MOST_PASSKEYS) throw tooMany();
		const name = await freeName(tx, who.person, device.name);
		const { count } = await tx`
			insert into second_factor.passkeys ${tx({
				id,
				user_id: who.person,
				public_key: Buffer.from(publicKey),
				counter,
				transports: (response.response.transports ?? []).slice(0, 10),
				name,
				added_at: now,
			})} on conflict (id) do nothing`;
		if (count === 0) throw conflict('is_known', 'This passkey is in use already.');
		await passSession(tx, { ...who, device }, today);
		await tell(tx, who.person, { what: 'passkey added', name });
		return (await hasRecoveryCodes(tx, who.person)) ? [] : giveRecoveryCodes(tx, who.person);
	});
}

/**
 * Accepts self attestation and none: we ask for no other, and for one with certificates the library would fetch lists of revoked
 * ones from addresses that the certificates name.
 * @throws {ApiError} 422 wrong_passkey
 */
async function requireSelfAttestation({ response }: RegistrationResponseJSON): Promise<void> {
	const { decodeAttestationObject, isoBase64URL } = await import('@simplewebauthn/server/helpers');
	let isAccepted = false;
	try {
		const decoded = decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject));
		const format = decoded.get('fmt');
		isAccepted =
			format === 'none' || (format === 'packed' && decoded.get('attStmt').get('x5c') === undefined);
	} catch {
		// Not what a browser makes.
	}
	if (!isAccepted) throw refusedKey();
}

/** What a browser needs to sign with a passkey of the account. @throws {ApiError} 409 no_passkeys, not_set_up */
export async function askForPasskey(
	sql: Sql,
	{ siteUrl, ...who }: InSession & { siteUrl: string },
	now: Date,
): Promise<object> {
	const rpID = requireName(siteUrl);
	const { generateAuthenticationOptions } = await library();
	return deed(sql, async (tx) => {
		const credentials = await readCredentials(tx, who.person);
		if (credentials.length === 0) throw conflict('not_set_up', 'No passkey is set up.');
		const options = await generateAuthenticationOptions({
			rpID,
			allowCredentials: credentials,
			userVerification: VERIFICATION.asked,
			timeout: FIVE_MINUTES_MS,
		});
		await storeChallenge(tx, who, options.challenge, { forAdding: false, now });
		return options;
	});
}

type Assertion = InSession & {
	siteUrl: string;
	response: AuthenticationResponseJSON;
	device: Device;
};
type PasskeyRow = { public_key: Uint8Array; counter: string; transports: string[]; name: string };

/**
 * Takes the second step with what a passkey has signed. Wrong codes do not lock it: nobody guesses a signature, and who knows the
 * password alone must not keep out whoever has the passkey.
 * @throws {ApiError} 409 not_asked; 422 wrong_passkey, copied_passkey
 */
export async function takeWithPasskey(
	sql: Sql,
	{ siteUrl, response, device, ...who }: Assertion,
	{ now, today }: { now: Date; today: string },
): Promise<void> {
	const { person } = who;
	const expectedChallenge = await takeChallenge(sql, who, { forAdding: false, now });
	const { verifyAuthenticationResponse } = await library();
	const refusal = await deed(sql, async (tx): Promise<ApiError | undefined> => {
		const [stored] = await tx<PasskeyRow[]>`
			select public_key, counter, transports, name from second_factor.passkeys
			where id = ${response.id} and user_id = ${person} for update`;
		if (!stored) return refusedKey();
		const signed = await verifyAuthenticationResponse({
			response,
			expectedChallenge,
			expectedOrigin: siteUrl,
			expectedRPID: requireName(siteUrl),
			requireUserVerification: VERIFICATION.isRequired,
			// Its counter is compared below, where its owner is told.
			credential: { id: response.id, publicKey: new Uint8Array(stored.public_key), counter: 0 },
		}).catch(() => undefined);
		if (!signed?.verified) return refusedKey();
		const [counter, before] = [signed.authenticationInfo.newCounter, Number(stored.counter)];
		if ((counter > 0 || before > 0) && counter <= before) {
			await tell(tx, person, { what: 'passkey copied', name: stored.name });
			await noteStep(tx, person, null);
			return unprocessable(
				'copied_passkey',
				'This passkey seems to have been copied, so it was not accepted. Use another way, and then remove this passkey.',
			);
		}
		await tx`
			update second_factor.passkeys set counter = ${counter}, used_at = ${now} where id = ${response.id}`;
		await passSignIn(tx, { ...who, device }, 'a passkey', { now, today });
		return undefined;
	});
	if (refusal) throw refusal;
}

/** Ends a passkey, with a mail. @throws {ApiError} 403 in a session that has not taken the step; 404 */
export const removePasskey = (
	sql: Sql,
	{ id, ...who }: InSession & { id: string },
): Promise<void> =>
	deed(sql, async (tx) => {
		const { person } = who;
		await lockStep(tx, person);
		await requireTaken(tx, who);
		const { count } = await tx`
			delete from second_factor.passkeys where id = ${id} and user_id = ${person}`;
		if (count === 0) throw notFound('There is no such passkey any more.');
		await endStep(tx, person, 'passkey removed');
	});

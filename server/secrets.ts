import { createHmac, randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config, DatabaseConfig } from '#server/config.ts';

export type Secrets = {
	/** Signs the session tokens and, by `signingKey`, the links of mails; the serving role's password is made from it. */
	jwtSecret: string;
	/** Public: what browsers send as `apikey`. */
	publishableKey: string;
	/** Service access: every row. */
	secretKey: string;
	/** The password of the embedded Postgres's owner; empty with a hosted project. */
	databasePassword: string;
};

/**
 * The secrets of the environment; missing ones are generated once and saved in DATA_DIR/secrets.json
 * (readable by its owner only). With a hosted project nothing is saved, as its keys are given.
 * @throws if that file cannot be read or written, or is invalid.
 */
export async function loadSecrets(config: Config): Promise<Secrets> {
	if (config.database.kind === 'hosted') return hostedSecrets(config.database);
	const stored = await readStored(config.dataDir);
	const given = {
		...(config.jwtSecret && { jwtSecret: config.jwtSecret }),
		...(config.publishableKey && { publishableKey: config.publishableKey }),
		...(config.secretKey && { secretKey: config.secretKey }),
	};
	return { ...(stored ?? (await store(config.dataDir, generate()))), ...given };
}

/** A hosted project signs its sessions itself; our own signatures use its secret key. */
function hostedSecrets({
	publishableKey,
	secretKey,
}: DatabaseConfig & { kind: 'hosted' }): Secrets {
	return { jwtSecret: secretKey, publishableKey, secretKey, databasePassword: '' };
}

/**
 * The password of the role that serves requests. Derived from the signing secret, so that several servers
 * on one Postgres, which share that secret, have the same one.
 */
export function serverRolePassword({ jwtSecret }: Secrets): string {
	return createHmac('sha256', jwtSecret).update('password of the serving role').digest('hex');
}

/**
 * The key that signs the links of mails that need no sign-in (newsletter, alerts) and the digests of known networks.
 * Derived from a secret that has other uses. The text never changes, as these links do not expire.
 */
export function signingKey(secret: string): string {
	return createHmac('sha256', secret).update('newsletter unsubscribe links').digest('hex');
}

function generate(): Secrets {
	return {
		jwtSecret: randomBytes(48).toString('base64url'),
		publishableKey: `sb_publishable_${randomBytes(24).toString('base64url')}`,
		secretKey: `sb_secret_${randomBytes(32).toString('base64url')}`,
		databasePassword: randomBytes(32).toString('base64url'),
	};
}

async function readStored(dataDir: string): Promise<Secrets | undefined> {
	const file = join(dataDir, 'secrets.json');
	const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
		if (error.code === 'ENOENT') return undefined;
		throw error;
	});
	if (text === undefined) return undefined;
	try {
		const stored = JSON.parse(text) as Secrets;
		const names = Object.keys(generate()) as (keyof Secrets)[];
		if (names.every((name) => typeof stored[name] === 'string' && stored[name].length >= 16))
			return stored;
	} catch {
		// Drops the error, as JSON.parse's message would quote the file's content.
	}
	throw new Error(
		`${file} is broken: restore it from a backup (a new one would lock everybody out).`,
	);
}

/** If several servers start at once on one folder, all use the secrets of the first. */
async function store(dataDir: string, secrets: Secrets): Promise<Secrets> {
	await mkdir(dataDir, { recursive: true, mode: 0o711 });
	const file = join(dataDir, 'secrets.json');
	const half = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
	await writeFile(half, `${JSON.stringify(secrets, null, '\t')}\n`, { mode: 0o600 });
	try {
		// Unlike `rename` this never replaces a file.
		await link(half, file);
	} catch (error) {
		// Some file systems do not support links.
		if ((error as NodeJS.ErrnoException).code !== 'EEXIST') await rename(half, file);
	} finally {
		await rm(half, { force: true });
	}
	return (await readStored(dataDir)) ?? secrets;
}

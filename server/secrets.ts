import { createHmac, randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config, DatabaseConfig } from '#server/config.ts';

export type Secrets = {
	/** Signs the session tokens and the newsletter's links. */
	jwtSecret: string;
	/** Public: what browsers send as `apikey`. */
	publishableKey: string;
	/** Service access: every row. */
	secretKey: string;
	/** Of the embedded Postgres's owner; empty with a hosted project. */
	databasePassword: string;
};

/**
 * The environment's secrets, filled up with ones made once and kept in DATA_DIR/secrets.json
 * (readable by its owner only). With a hosted project there is nothing to keep: its keys are given.
 * @throws where that file cannot be read or written, or is broken.
 */
export async function loadSecrets(config: Config): Promise<Secrets> {
	if (config.database.kind === 'hosted') return hostedSecrets(config.database);
	const kept = await readKept(config.dataDir);
	const given = {
		...(config.jwtSecret && { jwtSecret: config.jwtSecret }),
		...(config.publishableKey && { publishableKey: config.publishableKey }),
		...(config.secretKey && { secretKey: config.secretKey }),
	};
	return { ...(kept ?? (await keep(config.dataDir, generate()))), ...given };
}

/** A hosted project signs its sessions itself; what we sign is signed with its secret key. */
function hostedSecrets({
	publishableKey,
	secretKey,
}: DatabaseConfig & { kind: 'hosted' }): Secrets {
	return { jwtSecret: secretKey, publishableKey, secretKey, databasePassword: '' };
}

/**
 * The password of the role that serves requests. Made from the signing secret, so that several
 * servers on one Postgres, which share that secret, agree without telling each other.
 */
export function serverRolePassword({ jwtSecret }: Secrets): string {
	return createHmac('sha256', jwtSecret).update('password of the serving role').digest('hex');
}

function generate(): Secrets {
	return {
		jwtSecret: randomBytes(48).toString('base64url'),
		publishableKey: `sb_publishable_${randomBytes(24).toString('base64url')}`,
		secretKey: `sb_secret_${randomBytes(32).toString('base64url')}`,
		databasePassword: randomBytes(32).toString('base64url'),
	};
}

async function readKept(dataDir: string): Promise<Secrets | undefined> {
	const file = join(dataDir, 'secrets.json');
	const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
		if (error.code === 'ENOENT') return undefined;
		throw error;
	});
	if (text === undefined) return undefined;
	try {
		const kept = JSON.parse(text) as Secrets;
		const names = Object.keys(generate()) as (keyof Secrets)[];
		if (names.every((name) => typeof kept[name] === 'string' && kept[name].length >= 16))
			return kept;
	} catch {
		// JSON.parse's message would quote the file's content.
	}
	throw new Error(
		`${file} is broken: restore it from a backup (a new one would lock everybody out).`,
	);
}

/** Of several servers that start at once on one folder the first decides for all. */
async function keep(dataDir: string, secrets: Secrets): Promise<Secrets> {
	await mkdir(dataDir, { recursive: true, mode: 0o711 });
	const file = join(dataDir, 'secrets.json');
	const half = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
	await writeFile(half, `${JSON.stringify(secrets, null, '\t')}\n`, { mode: 0o600 });
	try {
		// Unlike `rename` this never replaces a file.
		await link(half, file);
	} catch (error) {
		// Some file systems have no links.
		if ((error as NodeJS.ErrnoException).code !== 'EEXIST') await rename(half, file);
	} finally {
		await rm(half, { force: true });
	}
	return (await readKept(dataDir)) ?? secrets;
}

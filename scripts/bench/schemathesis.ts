/**
 * `npm run schemathesis [-- ARGUMENT …]`: a stranger to the calls under /api/v1 tries them by their description, with a server,
 * a company and a key of its own. Schemathesis is a program in Python: it is run by uvx or pipx, or else installed once into
 * .cache by Python itself. Arguments go on to it.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { londonDay } from '#schema/london-day.ts';
import { ask, browserKey } from '#test/api-client.ts';
import { draftFor } from '#test/rows/draft-content.ts';
import { internshipRow } from '#test/rows/internship-row.ts';
import { verifiedEmployer } from '#test/rows/rows-of-people.ts';
import { inDatabase } from '#test/servers/site-database.ts';
import { startServer } from '#test/servers/site-server.ts';
import { makeAccount, sessionOf } from './api.ts';

const WANTED = 'schemathesis==4.32.5';
const CONFIG = resolve('scripts/bench/schemathesis/schemathesis.toml');

const has = (command: string) => spawnSync(command, ['--version']).status === 0;

/** The command, with its first arguments. */
function tool(): string[] {
	if (has('uvx')) return ['uvx', '--from', WANTED, 'schemathesis'];
	if (has('pipx')) return ['pipx', 'run', '--spec', WANTED, 'schemathesis'];
	const folder = resolve('.cache', WANTED);
	if (!existsSync(`${folder}/bin/schemathesis`)) {
		const made = has('python3') && spawnSync('python3', ['-m', 'venv', folder]).status === 0;
		if (!made) {
			console.error(
				'Schemathesis needs uv, pipx, or Python from 3.10 on with venv (on Debian: apt-get install python3-venv).',
			);
			process.exit(1);
		}
		console.log(`Installing ${WANTED} into ${folder} (once; 60 MB) …`);
		const { status } = spawnSync(`${folder}/bin/pip`, ['install', '--quiet', WANTED], {
			stdio: 'inherit',
		});
		if (status !== 0) process.exit(1);
	}
	return [`${folder}/bin/schemathesis`];
}

const [command = '', ...first] = tool();
const site = await startServer();

/** A verified company with internships, one of them with an application, and drafts. @returns its key */
async function prepare(): Promise<string> {
	const api = { url: site.url, key: await browserKey(site.url) };
	for (const name of ['rosa', 'adaeze']) await makeAccount(api, `${name}@schemathesis.example`);
	const { user, access_token: token } = await sessionOf(api, 'rosa@schemathesis.example');
	const student = await sessionOf(api, 'adaeze@schemathesis.example');
	await inDatabase(site, async (sql) => {
		const [employer] = await sql<{ id: string }[]>`
			insert into public.employers ${sql(verifiedEmployer(user.id, 'Tidewell Systems'))} returning id`;
		for (const slug of ['loom-intern', 'kiln-intern', 'ferry-intern'])
			await sql`
				insert into public.internships
				${sql(internshipRow(slug, { source: 'employer', employer_id: employer?.id }))}`;
	});
	const own = { key: api.key, token };
	await ask(site.url, '/api/applications', {
		key: api.key,
		token: student.access_token,
		body: {
			internship: 'loom-intern',
			motivation: 'Looms',
			experience: 'Two summers',
			availability: 'From June',
		},
	});
	for (const title of ['Ferry Data Intern', 'Kiln Intern'])
		await ask(site.url, '/api/employer/drafts', {
			...own,
			body: { content: draftFor(londonDay(new Date()), { title }), step: 4 },
		});
	const made = await ask<{ key: string }>(site.url, '/api/employer/connections/keys', {
		...own,
		body: { name: 'Schemathesis' },
	});
	return made.key;
}

const key = await prepare();
const run = spawn(
	command,
	[
		...first,
		'--config-file',
		CONFIG,
		'run',
		`${site.url}/api/v1/openapi.json`,
		'--header',
		`Authorization: Bearer ${key}`,
		...process.argv.slice(2),
	],
	// It notes there what it has sent.
	{ stdio: 'inherit', cwd: '.cache' },
);
const [status] = await once(run, 'exit');
await site.stop();
process.exitCode = status ?? 1;

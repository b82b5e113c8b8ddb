/**
 * Lite alone behind Node's HTTP server, with our database, role, keys and settings and without our
 * gateway. The benchmark starts it as a separate process; it prints its address and its key.
 */

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { App } from '@supabase/lite';
import { createPostgresConnection } from '@supabase/lite/postgres';
import { createBackend } from '#server/backend/backend.ts';
import { readConfig, withPort } from '#server/config.ts';
import { silentLog } from '#server/log.ts';
import { connect } from '#server/postgres/database.ts';
import { serverRole } from '#server/postgres/server-role.ts';
import { loadSecrets, serverRolePassword } from '#server/secrets.ts';

const config = withPort(readConfig(process.env), 3999);
const backend = await createBackend(config, silentLog);
const secrets = await loadSecrets(config);
const port = backend.sql.options.port[0];
// No mail is sent for stored rows here: that is the work of our server, not of lite.
const owner = connect(`postgres://postgres:${secrets.databasePassword}@127.0.0.1:${port}/postgres`);
await owner`drop trigger note_stored on public.contacts`;
await owner.end();
const app = new App({
	connection: createPostgresConnection({
		url: `postgres://${serverRole.lite}:${serverRolePassword(secrets)}@127.0.0.1:${port}/postgres`,
		postgresOptions: { max: 10, onnotice: () => {} },
	}),
	auth: {
		enabled: true,
		jwt_secret: secrets.jwtSecret,
		publishable_key: secrets.publishableKey,
		secret_key: secrets.secretKey,
		site_url: config.siteUrl,
		email: { enable_confirmations: false },
	},
	storage: { enabled: false },
	studio: { enabled: false },
	options: { server: { admin: false, disableStudio: true } },
});
const headers = { apikey: secrets.secretKey };
await app.fetch(new Request('http://bare/rest/v1/applications?limit=1', { headers }));
const server = createServer(getRequestListener((request) => app.fetch(request)));
server.listen(0, '127.0.0.1', () => {
	const { port: own } = server.address() as AddressInfo;
	process.stdout.write(
		`${JSON.stringify({ url: `http://127.0.0.1:${own}`, key: secrets.publishableKey })}\n`,
	);
});
process.on('SIGTERM', async () => {
	await backend.close();
	process.exit(0);
});

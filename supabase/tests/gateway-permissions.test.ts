import { Hono } from 'hono';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll } from 'vitest';
import { gateway } from '#server/gateway/gateway.ts';
import { createLimits } from '#server/http/rate-limits/rate-limits.ts';
import { dropTestDatabases, startTestBackend, type TestBackend } from '#test/servers/backend.ts';
import { silent } from '#test/servers/fake-backend.ts';
import { type PermissionTarget, signedUpPeople, testPermissions } from './permission-checks.ts';
import { gatewayPermissions } from './permission-table.ts';

/** The same table as for the backend without the gateway, here through the gateway. */
let started: TestBackend;
let admin: Sql;
let app: Hono;
let people: PermissionTarget['people'];

beforeAll(async () => {
	started = await startTestBackend({ rateLimits: false });
	admin = postgres(started.adminUrl, { max: 1 });
	app = new Hono();
	const { config, backend } = started;
	app.all('*', gateway(config, backend, silent, createLimits(config, backend)));
	people = await signedUpPeople(started.backend);
});

afterAll(async () => {
	await admin.end();
	await started.close();
	await dropTestDatabases();
});

const withKey = (request: Request, key: string | undefined) => {
	request.headers.set('apikey', key ?? '');
	return app.fetch(request);
};

testPermissions(
	() => ({
		fetch: async (request) => withKey(request, started.backend.keys.publishable),
		staff: async (request) => withKey(request, started.backend.keys.secret),
		admin,
		people,
	}),
	gatewayPermissions,
	// It tells visitors, accounts, staff and the service key from each other; one account from another the backend does, which
	// permissions.test.ts asks of all people.
	['visitor', 'owner', 'other', 'member', 'staff'],
);

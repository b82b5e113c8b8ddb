import postgres from 'postgres';
import { afterAll, expect, test } from 'vitest';
import { dropTestDatabases, startTestBackend } from '#test/servers/backend.ts';
import { schemaText } from '#test/upgrade/schema-text.ts';

afterAll(dropTestDatabases);

test('the tables of a new database are those of schema.sql', async () => {
	const started = await startTestBackend();
	const sql = postgres(started.adminUrl, { max: 1 });
	const text = await schemaText(sql);
	await sql.end();
	await started.close();
	await expect(text).toMatchFileSnapshot('../schema.sql');
});

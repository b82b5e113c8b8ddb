import { describe } from 'vitest';
import { startTestBackendsWith } from '#test/servers/backend.ts';
import { startHostedBackend } from '#test/servers/hosted-project.ts';

/** Runs the tests of features that use SQL with a hosted project. */
startTestBackendsWith(startHostedBackend);

describe('accounts', async () => {
	await import('#server/api/account/account.integration.test.ts');
});
describe('unsubscribing', async () => {
	await import('#server/api/newsletter/unsubscribe.integration.test.ts');
});
describe('mails for stored rows', async () => {
	await import('#server/mail/delivery/notices.integration.test.ts');
});

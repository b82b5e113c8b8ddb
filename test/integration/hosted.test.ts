import { describe } from 'vitest';
import { startTestBackendsWith } from '#test/backend.ts';
import { startHostedBackend } from '#test/hosted-project.ts';

/** The tests of what is done by SQL, once more with a hosted project. */
startTestBackendsWith(startHostedBackend);

describe('accounts', async () => {
	await import('#server/api/account/account.test.ts');
});
describe('unsubscribing', async () => {
	await import('#server/api/newsletter/unsubscribe.test.ts');
});
describe('mails for stored rows', async () => {
	await import('#server/mail/notices.test.ts');
});

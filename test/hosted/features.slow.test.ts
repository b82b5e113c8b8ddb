import { describe } from 'vitest';
import { startTestBackendsWith } from '#test/servers/backend.ts';
import { startHostedBackend } from '#test/servers/hosted-project.ts';

/** Runs the tests of features that use SQL with a hosted project. */
startTestBackendsWith(startHostedBackend);

/** With a query it is another module than the same file that this worker may have run before. */
const testsIn = (file: string) =>
	import(/* @vite-ignore */ `/server/${file}.integration.test.ts?hosted`);

describe('accounts', () => testsIn('api/account/account'));
describe('unsubscribing', () => testsIn('api/unsubscribe'));
describe('first screens', () => testsIn('api/first-screen'));
describe('mails for stored rows', () => testsIn('mail/delivery/notices'));

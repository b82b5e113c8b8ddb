import { describe } from 'vitest';
import { attackHosted } from './started-on.ts';

/** The same calls and mails with a hosted project, which sends the mails with links itself. */
attackHosted();

const testsIn = (file: string) =>
	import(/* @vite-ignore */ `/test/attack/accounts/${file}.test.ts?hosted`);

describe('the security of accounts', () => testsIn('account-security'));

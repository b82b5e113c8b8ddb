import { describe } from 'vitest';
import { attackHosted } from './started-on.ts';

/** The same attacks with a hosted project. */
attackHosted();

const testsIn = (file: string) =>
	import(/* @vite-ignore */ `/test/attack/accounts/${file}.test.ts?hosted`);

describe('the second step', () => testsIn('second-step'));
describe('passkeys', () => testsIn('passkeys'));

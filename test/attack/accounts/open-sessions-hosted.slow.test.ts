import { describe } from 'vitest';
import { attackHosted } from './started-on.ts';

/** The same with a hosted project, whose sessions only the role that applies the migrations reads. */
attackHosted();

const testsIn = (file: string) =>
	import(/* @vite-ignore */ `/test/attack/accounts/${file}.test.ts?hosted`);

describe('where one is signed in', () => testsIn('open-sessions'));
describe('mails of a new browser', () => testsIn('new-device'));

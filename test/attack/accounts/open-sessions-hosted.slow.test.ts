import { describe } from 'vitest';
import { attackHosted } from './started-on.ts';

/** The same with a hosted project, whose sessions only the role that applies the migrations reads. */
attackHosted();

describe('where one is signed in', () =>
	import(/* @vite-ignore */ `/test/attack/accounts/${'open-sessions'}.test.ts?hosted`));

import { limits } from './limits.ts';
import type { Role } from './me.ts';

/** How many characters a password has at least: whoever is no student sees other people's data. */
export const leastPassword = (role: Role): number =>
	role === 'student' ? limits.passwordMinimum : limits.hostPasswordMinimum;

/** @param password as it was typed: its letters count as they are stored, composed */
export const isShortPassword = (password: string, role: Role): boolean =>
	password.normalize('NFC').length < leastPassword(role);

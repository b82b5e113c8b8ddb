import { readFileSync } from 'node:fs';
import type { RoleWeights } from '#schema/internships/understanding/sentence/roles/role-weights.ts';

/** Written by `npm run train:roles`. */
export const WEIGHTS_FILE = new URL('weights.bin', import.meta.url);

let read: RoleWeights | undefined;

/** By which the roles of what stands in a sentence are judged: a signed byte for each number and role. */
export function roleWeights(): RoleWeights {
	read ??= new Int8Array(readFileSync(WEIGHTS_FILE));
	return read;
}

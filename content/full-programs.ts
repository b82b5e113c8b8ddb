import { programDetails } from './program-details.ts';
import { programs } from './programs.ts';
import type { Program } from './types.ts';

/** The six programs whole. Lists need only content/programs.ts: the rest is the larger part. */
export const fullPrograms: Program[] = programs.map((program) => {
	const details = programDetails.find(({ id }) => id === program.id);
	if (!details)
		throw new Error(`Program ${program.id} has no details in content/program-details.ts`);
	return { ...program, ...details };
});

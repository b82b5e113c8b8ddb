import { conflict } from '#server/deeds/deed.ts';

/** A company is not as a member of staff has seen it. */
export const decidedMeanwhile = () =>
	conflict('decided_meanwhile', 'The profile has been changed or decided on in the meantime.');

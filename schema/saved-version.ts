import * as v from 'valibot';

/** How often something was saved, as large as an integer of Postgres can be. */
export const savedVersion = (least: number) =>
	v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(2_147_483_647));

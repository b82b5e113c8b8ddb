/**
 * How many internships pay how much an hour, for the bars beside the filter by pay: in steps of 50 pence from £12.50 on.
 * The first step has no beginning, and the last no end.
 */
export type PaySteps = number[];

export const PAY_STEPS = {
	/** Pounds. */
	first: 12.5,
	size: 0.5,
	count: 14,
} as const;

/** The place of a pay among the steps. @param pay pounds an hour */
export function payStepOf(pay: number): number {
	const step = Math.floor((pay - PAY_STEPS.first) / PAY_STEPS.size);
	return Math.max(0, Math.min(PAY_STEPS.count - 1, step));
}

/** Weeks in what is paid for. */
export const WEEKS_IN = { week: 1, month: 52 / 12 } as const;

/** What an hour is paid, in the currency of the amount. @param pay `hours` are per week */
export const hourlyPay = (pay: { amount: number; per: keyof typeof WEEKS_IN; hours: number }) =>
	pay.amount / (pay.hours * WEEKS_IN[pay.per]);

/** How many hours are paid in an hour, week or month of so many hours a week. */
export const hoursPaid = (per: 'hour' | keyof typeof WEEKS_IN, hours: number): number =>
	per === 'hour' ? 1 : hours * WEEKS_IN[per];

/** What is paid; `hours` are per week. */
export type Paid = { amount: number; per: 'hour' | 'week' | 'month' | 'year'; hours: number };

/** To the pound; exact halves go up, which binary fractions would not keep. */
export const wholePounds = (amount: number) => Math.round(Math.round(amount * 1000) / 1000);

/** Whole pounds, or other units of the currency, in a month of 52/12 weeks. */
export function monthlyPay({ amount, per, hours }: Paid): number {
	if (per === 'month') return amount;
	if (per === 'year') return wholePounds(amount / 12);
	return wholePounds(amount * WEEKS_IN.month * (per === 'hour' ? hours : 1));
}

/** "£12.71" */
export const pounds = (amount: number) => `£${amount.toFixed(2)}`;

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

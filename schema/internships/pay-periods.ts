/** Weeks in what is paid for. */
export const WEEKS_IN = { week: 1, month: 52 / 12 } as const;

/** For what an internship states its pay. */
export type PayPeriod = 'hour' | keyof typeof WEEKS_IN;

/** "an hour", "a month" */
export const eachPeriod = (per: PayPeriod) => (per === 'hour' ? 'an hour' : `a ${per}`);

/** How many hours are paid in an hour, week or month of so many hours a week. */
export const hoursPaid = (per: PayPeriod, hours: number): number =>
	per === 'hour' ? 1 : hours * WEEKS_IN[per];

/** What an hour is paid, in the currency of the amount. @param pay `hours` are per week */
export const hourlyPay = (pay: { amount: number; per: PayPeriod; hours: number }) =>
	pay.amount / hoursPaid(pay.per, pay.hours);

/** Pounds an hour, to the penny; null in another currency. @param work `hours` are per week */
export const hourlyPayOf = (work: {
	pay_amount: number;
	pay_per: PayPeriod;
	pay_currency: string;
	hours: number;
}): number | null => {
	const { pay_amount: amount, pay_per: per, pay_currency, hours } = work;
	return pay_currency === 'GBP' ? Math.round(hourlyPay({ amount, per, hours }) * 100) / 100 : null;
};

/** Whether it has no more than two decimals. */
export const isToThePenny = (amount: number) => Number(amount.toFixed(2)) === amount;

/** Pay by the hour may have pence; the pay of a week or month is whole. */
export const fitsPeriod = (amount: number, per: PayPeriod) =>
	Number.isInteger(amount) || (per === 'hour' && isToThePenny(amount));

/** "2600", "12.71", "12.50": as one types it. */
export const plainFigure = (amount: number) =>
	Number.isInteger(amount) ? String(amount) : amount.toFixed(2);

/** "2,600", "12.71" */
export const payFigure = (amount: number) =>
	plainFigure(amount).replace(/\B(?=(\d{3})+(?!\d))/g, ',');

/** What is paid; `hours` are per week. */
export type PayWithHours = { amount: number; per: PayPeriod | 'year'; hours: number };

/** To the pound; exact halves go up, which binary fractions would not keep. */
export const wholePounds = (amount: number) => Math.round(Math.round(amount * 1000) / 1000);

/** Whole pounds, or other units of the currency, in a month of 52/12 weeks. */
export function monthlyPay({ amount, per, hours }: PayWithHours): number {
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

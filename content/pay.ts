import type { Currency, Pay } from './types.ts';

const symbols: Record<Currency, string> = {
	GBP: '£',
	EUR: '€',
	CHF: 'CHF ',
	USD: 'US$',
	HKD: 'HK$',
	SGD: 'S$',
	AUD: 'A$',
	AED: 'AED ',
	ZAR: 'R',
};

const grouped = (amount: number) => String(amount).replace(/\B(?=(\d{3})+$)/g, ',');

/** "£1,500/month" */
export const payText = ({ amount, per, currency = 'GBP' }: Pay) =>
	`${symbols[currency]}${grouped(amount)}/${per}`;

const weeksPer = { week: 1, month: 52 / 12 } as const;

/** Pounds an hour that the pay comes to. */
export const hourlyPay = ({ amount, per, hours }: Pay) => amount / (hours * weeksPer[per]);

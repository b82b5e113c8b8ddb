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

/** UK minimum wage from April 2026, pounds an hour, age 21 and over (gov.uk, November 2026). */
export const MINIMUM_WAGE = 12.71;

const weeksPer = { week: 1, month: 52 / 12 } as const;

/** Pounds an hour that the pay comes to. */
export const hourlyPay = ({ amount, per, hours }: Pay) => amount / (hours * weeksPer[per]);

import type { Pay } from './types.ts';

const symbols: Record<string, string> = {
	GBP: '£',
	EUR: '€',
	USD: 'US$',
	HKD: 'HK$',
	SGD: 'S$',
	AUD: 'A$',
	ZAR: 'R',
};

const grouped = (amount: number) => String(amount).replace(/\B(?=(\d{3})+$)/g, ',');

/** "£1,500", or "CHF 1,500" where a currency has no sign. */
export const amountText = (amount: number, currency = 'GBP') =>
	`${symbols[currency] ?? `${currency} `}${grouped(amount)}`;

/** "£1,500/month" */
export const payText = ({ amount, per, currency }: Pay) => `${amountText(amount, currency)}/${per}`;

/** The screen of a person's alerts. */
export const ALERTS_PATH = '/account/alerts';

/** The pages below /alerts: where the links of an alert's mail go, and how it went. */
export const ALERT_PAGES = [
	'stop',
	'stop-all',
	'stop-deadlines',
	'stopped',
	'keep',
	'kept',
	'link-failed',
] as const;
export type AlertPage = (typeof ALERT_PAGES)[number];

/** The parameter with which the address of that screen offers an alert, beside those of the search. */
export const OFFER = { name: 'alert', value: 'new' } as const;

/** The parameter with which the address of that screen offers to wait for an internship: its slug. */
export const REOPENS = 'reopens';

/** The search of an alert. @param query as `alertQuery` writes it */
export const alertSearchPath = (query: string) =>
	query ? `/internships?${query}` : '/internships';

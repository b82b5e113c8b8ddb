/* Moments in words, in London's time. Days alone are in schema/london-day.ts. */

const time = new Intl.DateTimeFormat('en-GB', {
	hour: '2-digit',
	minute: '2-digit',
	timeZone: 'Europe/London',
});

/** "14:05" @param iso with the time */
export const londonClock = (iso: string) => time.format(new Date(iso));

const moment = new Intl.DateTimeFormat('en-GB', {
	day: 'numeric',
	month: 'short',
	year: 'numeric',
	hour: '2-digit',
	minute: '2-digit',
	timeZone: 'Europe/London',
});

/** "22 Nov 2026, 14:05" @param iso with the time */
export const momentWords = (iso: string) => moment.format(new Date(iso));

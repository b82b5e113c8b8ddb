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

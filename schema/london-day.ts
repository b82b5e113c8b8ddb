const day = new Intl.DateTimeFormat('en-CA', {
	timeZone: 'Europe/London',
	year: 'numeric',
	month: '2-digit',
	day: '2-digit',
});

/** The calendar day in Europe/London at that moment, as an ISO date: deadlines end with it. */
export const londonDay = (moment: Date): string => day.format(moment);

/** @param isoDate "2027-06-07" @returns "2027-06-14" for 7 days */
export function daysAfter(isoDate: string, days: number): string {
	const moment = new Date(`${isoDate}T00:00:00Z`);
	moment.setUTCDate(moment.getUTCDate() + days);
	return moment.toISOString().slice(0, 10);
}

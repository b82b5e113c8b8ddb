const long = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** "3 March 2028" from "2028-03-03" */
export const longDate = (isoDate: string) => long.format(new Date(isoDate));

import type { PayPeriod } from './pay-periods.ts';

/** The hours of a week: `hours` are the most where they vary, and `least_hours` the fewest. */
export type WeeklyHours = { hours: number; least_hours?: number | null };

/** The fewest of them, also where they do not vary. */
export const fewestHours = ({ hours, least_hours }: WeeklyHours) => least_hours ?? hours;

/** Those that pay for a longer time is worked out by: of pay by the hour, no more than the fewest are sure. */
export const paidHours = (work: WeeklyHours & { pay_per: PayPeriod }) =>
	work.pay_per === 'hour' ? fewestHours(work) : work.hours;

/** "20", "16 to 24" */
export const hoursInFigures = ({ hours, least_hours }: WeeklyHours) =>
	least_hours ? `${least_hours} to ${hours}` : String(hours);

/** "20 hours a week", "16 to 24 hours a week" */
export const weeklyHours = (work: WeeklyHours) => `${hoursInFigures(work)} hours a week`;

/** The most of them, as a sentence begins: "20 hours a week", "Up to 24 hours a week" */
export const mostHours = ({ hours, least_hours }: WeeklyHours) =>
	`${least_hours ? 'Up to ' : ''}${hours} hours a week`;

/** "a week: mornings and weekends" @param words of the hours @param pattern when they are */
export const withPattern = (words: string, pattern: string | null | undefined) =>
	pattern ? `${words}: ${pattern}` : words;

/** "20 a week", "16 to 24 a week: mornings and weekends" */
export const hoursAndPattern = (work: WeeklyHours & { hours_pattern?: string | null }) =>
	withPattern(`${hoursInFigures(work)} a week`, work.hours_pattern);

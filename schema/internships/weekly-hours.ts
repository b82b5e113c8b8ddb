/** The hours of a week: `hours` are the most where they vary, and `least_hours` the fewest. */
export type WeeklyHours = { hours: number; least_hours?: number | null };

/** "20", "16 to 24" */
export const hoursInFigures = ({ hours, least_hours }: WeeklyHours) =>
	least_hours ? `${least_hours} to ${hours}` : String(hours);

/** "20 hours a week", "16 to 24 hours a week" */
export const weeklyHours = (work: WeeklyHours) => `${hoursInFigures(work)} hours a week`;

/** The most of them, as a sentence begins: "20 hours a week", "Up to 24 hours a week" */
export const mostHours = ({ hours, least_hours }: WeeklyHours) =>
	`${least_hours ? 'Up to ' : ''}${hours} hours a week`;

/** "20 a week", "16 to 24 a week: mornings and weekends" */
export const hoursAndPattern = ({
	hours_pattern,
	...work
}: WeeklyHours & { hours_pattern?: string | null }) =>
	`${hoursInFigures(work)} a week${hours_pattern ? `: ${hours_pattern}` : ''}`;

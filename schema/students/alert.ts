import * as v from 'valibot';
import { limits } from '#schema/limits.ts';

const frequency = v.picklist(['daily', 'weekly']);

/** `query` is that of the address of any search; what is not understood of it is left out. */
export const newAlert = v.strictObject({
	query: v.pipe(v.string(), v.maxLength(limits.alertQuery)),
	frequency,
});
export type NewAlert = v.InferOutput<typeof newAlert>;

export const changedAlert = v.strictObject({ frequency });
export type ChangedAlert = v.InferOutput<typeof changedAlert>;

/** Whether somebody wants to be told before what they have saved closes. */
export const changedDeadlines = v.strictObject({ wanted: v.boolean() });

/** An alert as its person sees it; days are ISO dates in Europe/London. */
export type Alert = {
	id: string;
	/** As `alertQuery` writes it. */
	query: string;
	/** The name of the company that it follows; null for other searches, and where the company had nothing open lately. */
	company: string | null;
	frequency: NewAlert['frequency'];
	created_on: string;
	/** Its last day, if the person does not say that it is still wanted; null where they were not asked. */
	ends_on: string | null;
};

/**
 * Oldest first. `today` is the day in Europe/London, `deadlines` whether the person is told before what they have saved
 * closes.
 */
export type AlertsPage = { items: Alert[]; today: string; deadlines: boolean };

/** An alert of a person for whose mail it is time, as alert_rules.due returns it. */
export type DueAlert = {
	id: string;
	user_id: string;
	query: string;
	told_from: number;
	told_to: number;
	/** Whether this alert is due; the others only count what the person has been sent already. */
	is_due: boolean;
	/** ISO dates. */
	wanted_on: string;
	ends_on: string | null;
};

/**
 * The new internships of each due alert of a person, in ascending order; without alerts that have none. No
 * internship is mailed twice: not for two alerts in one mail, and not where another alert has sent it before.
 * @param found for each query the numbers of what is new, ascending
 */
export function newsFor(
	alerts: DueAlert[],
	found: Map<string, Int32Array>,
): { alert: DueAlert; numbers: number[] }[] {
	const told = new Set<number>();
	const hasTold = ({ query, told_from, told_to }: DueAlert, number: number) =>
		told_from < number && number <= told_to && includes(found.get(query), number);
	return alerts
		.filter(({ is_due }) => is_due)
		.map((alert) => {
			const others = alerts.filter((other) => other !== alert && other.told_to > alert.told_to);
			const isNew = (number: number) =>
				number > alert.told_to &&
				!told.has(number) &&
				!others.some((other) => hasTold(other, number));
			const numbers = Array.from(found.get(alert.query)?.filter(isNew) ?? []);
			for (const number of numbers) told.add(number);
			return { alert, numbers };
		})
		.filter(({ numbers }) => numbers.length > 0);
}

function includes(ascending: Int32Array | undefined, number: number): boolean {
	let [low, high] = [0, ascending?.length ?? 0];
	while (low < high) {
		const middle = (low + high) >>> 1;
		if ((ascending?.[middle] ?? 0) < number) low = middle + 1;
		else high = middle;
	}
	return ascending?.[low] === number;
}

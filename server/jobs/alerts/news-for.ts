/** An alert of a person for whose mail it is time, as alert_rules.due returns it. */
export type DueAlert = {
	id: string;
	user_id: string;
	query: string;
	told_from: number;
	told_to: number;
	/** Whether it is this one's time: the others say what their person has been told of. */
	is_due: boolean;
	/** ISO dates. */
	wanted_on: string;
	ends_on: string | null;
};

/**
 * What each due alert of a person tells of, in ascending order; without those with nothing. No internship
 * is told twice: not by two alerts of a mail, and not where another alert has told it before.
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

import { type Costs, isCost } from '#schema/internships/take-home.ts';

/** In localStorage; named on the cookies page. */
export const OWN_COSTS_KEY = 'own-costs';

const none: Costs = { room: null, travel: null };

/** What is typed where storage is forbidden, until the page is left. */
let inMemory: string | null = null;

/** What a month costs a person by their own word: kept on the device only. */
export function ownCosts(): Costs {
	try {
		return costsIn(localStorage.getItem(OWN_COSTS_KEY) ?? inMemory);
	} catch {
		return costsIn(inMemory);
	}
}

export function storeCosts(costs: Costs): void {
	inMemory = costs.room === null && costs.travel === null ? null : JSON.stringify(costs);
	try {
		if (inMemory === null) localStorage.removeItem(OWN_COSTS_KEY);
		else localStorage.setItem(OWN_COSTS_KEY, inMemory);
	} catch {
		// Storage is full or forbidden: the page shows it until it is left.
	}
}

/** @param stored from anybody */
export function costsIn(stored: string | null): Costs {
	try {
		const { room, travel } = { ...none, ...JSON.parse(stored ?? '{}') };
		return { room: isCost(room) ? room : null, travel: isCost(travel) ? travel : null };
	} catch {
		return none;
	}
}

import { ratesWords } from '#app/routes/internship/panels/pay-rules.ts';
import type { Column } from './columns.ts';
import { costsOf, homesOf } from './money-cells.ts';

/**
 * What the row “Left in a month” rests on, in sentences: rates, tax code, and where the costs of each city were published.
 * @param today ISO date in Europe/London
 */
export function moneyNotes(columns: readonly Column[], today: string): string[] {
	const homes = columns.flatMap((column) => homesOf(column, today)?.first ?? []);
	const rates = homes.map(ratesWords);
	const costs = columns.flatMap((column) => costsOf(column) ?? []);
	const sources = costs.map(({ city, room, travel }) => {
		const ticket = travel ? `; ${travel.name}, ${travel.published}` : '';
		return `${city}: ${room.name}, ${room.published}${ticket}.`;
	});
	return [
		...new Set([
			...rates,
			...(homes.length > 0 ? ['Income tax is that of a first job since 6 April.'] : []),
			...(sources.length > 0 ? ['Room and travel are a guide.'] : []),
			...sources,
		]),
	];
}

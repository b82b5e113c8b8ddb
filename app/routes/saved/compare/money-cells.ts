import { leftTerm } from '#app/routes/internship/panels/month-words.ts';
import { monthOf, ratesNotes } from '#app/routes/internship/panels/pay-rules.ts';
import { livingCostsOf } from '#content/pages/living-costs.ts';
import { amountText, otherwisePaid, statedPay } from '#content/pay.ts';
import { pounds } from '#schema/internships/pay-periods.ts';
import { type Costs, leftOf } from '#schema/internships/take-home.ts';
import type { Cell } from './cell.ts';
import type { Column } from './columns.ts';

/** What an hour is paid, before tax, and the pay as it is stated. */
export function payCell({ paid, work: { hours, least_hours = null } }: Column): Cell {
	const { hourly_pay, pay_per } = paid;
	if (hourly_pay === null)
		return { main: statedPay(paid), more: ['Not in pounds, so not compared'], value: null };
	if (pay_per === 'hour') {
		const month = otherwisePaid({ ...paid, hours, least_hours });
		return { main: pounds(hourly_pay), more: month ? [month] : [], value: hourly_pay };
	}
	const from = least_hours ? 'from ' : '';
	return { main: `${from}${pounds(hourly_pay)}`, more: [statedPay(paid)], value: hourly_pay };
}

/** What is left of a month's pay after tax, a room and travel, of the fewest hours where they vary. @param own one's own costs */
export function leftCell(column: Column, today: string, own: Costs): Cell {
	const { paid, work, city } = column;
	const homes = homesOf(column, today);
	if (!homes)
		return {
			main: 'Not worked out',
			more: ['Tax is taken by the rules of the country where you work'],
			value: null,
		};
	const { incomeTax, nationalInsurance, net } = homes.first;
	const isHome = isFromHome(column);
	const costs = costsOf(column);
	const monthlyCosts: Costs = {
		room: own.room ?? costs?.room.pounds ?? null,
		travel: isHome ? 0 : (costs?.travel?.pounds ?? own.travel),
	};
	const left = leftOf(net, monthlyCosts);
	const isWhole = monthlyCosts.room !== null && monthlyCosts.travel !== null;
	return {
		main: leftWords(left, monthlyCosts, isWhole),
		more: [
			`after ${takenWords({ incomeTax, nationalInsurance, ...monthlyCosts, isOwnRoom: own.room !== null })}`,
			...missingWords(monthlyCosts, city),
			...(work.least_hours && paid.pay_per === 'hour'
				? [`of ${work.least_hours} hours a week`]
				: []),
		],
		value: isWhole ? left : null,
	};
}

/** What arrives of a month's pay; null where it is not taxed in the UK. */
const homesOf = ({ paid, work, city }: Column, today: string) =>
	monthOf({ ...work, ...paid, city }, today);

/** What a month costs where the work is done; null where nothing is published, and for work from home. */
const costsOf = (column: Column) =>
	isFromHome(column) ? null : livingCostsOf({ city: column.city, remote: 'on-site' });

/** Then one travels nowhere. */
const isFromHome = ({ city, workplace }: Column) => workplace === 'remote' || city === null;

/** "£224", "£75 not covered", "£1,337 before rent" */
function leftWords(left: number, costs: Costs, isWhole: boolean): string {
	const amount = amountText(Math.abs(left));
	if (left < 0) return `${amount} not covered`;
	return isWhole ? amount : `${amount} ${leftTerm(left, costs).replace('Left ', '')}`;
}

type Deductions = Costs & { incomeTax: number; nationalInsurance: number; isOwnRoom: boolean };

/** "income tax £181, National Insurance £72, a room £689 and travel £87" */
function takenWords({ incomeTax, nationalInsurance, room, travel, isOwnRoom }: Deductions): string {
	const parts = [
		`income tax ${amountText(incomeTax)}`,
		`National Insurance ${amountText(nationalInsurance)}`,
		...(room === null ? [] : [`${isOwnRoom ? 'your rent' : 'a typical room'} ${amountText(room)}`]),
		...(travel === null || travel === 0 ? [] : [`travel ${amountText(travel)}`]),
	];
	return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

function missingWords({ room, travel }: Costs, city: string | null): string[] {
	const missing = [room === null && 'rent', travel === null && 'ticket'].filter(Boolean);
	if (missing.length === 0) return [];
	return [`no ${missing.join(' and no ')} is published for ${city ?? 'work from home'}`];
}

/**
 * What the row “Left in a month” rests on, in sentences: rates, tax code, and where the costs of each city were published.
 * @param today ISO date in Europe/London
 */
export function moneyNotes(columns: readonly Column[], today: string): string[] {
	const homes = columns.flatMap((column) => homesOf(column, today)?.first ?? []);
	const costs = columns.flatMap((column) => costsOf(column) ?? []);
	const sources = costs.map(({ city, room, travel }) => {
		const ticket = travel ? `; ${travel.name}, ${travel.published}` : '';
		return `${city}: ${room.name}, ${room.published}${ticket}.`;
	});
	return [
		...new Set([
			...ratesNotes(homes),
			...(homes.length > 0 ? ['Income tax is that of a first job since 6 April.'] : []),
			...(sources.length > 0 ? ['Room and travel are a guide.'] : []),
			...sources,
		]),
	];
}

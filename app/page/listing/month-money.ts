import { at, span } from '#app/lib/chart-scale.ts';
import type { Month } from '#app/routes/internship/panels/month-money.tsx';
import { leftTerm, taken } from '#app/routes/internship/panels/month-words.ts';
import { OWN_COSTS_KEY, ownCosts, storeCosts } from '#app/routes/internship/panels/own-costs.ts';
import { amountText } from '#content/pay.ts';
import { type Costs, costIn, leftOf, type TaxCode } from '#schema/internships/take-home.ts';

/** The sum of a month with one's own rent and travel, as they are typed, and with the tax code that is chosen. */
export function followMonthMoney(): void {
	const panel = document.querySelector<HTMLElement>('[data-month]');
	if (!panel) return;
	const month: Month = JSON.parse(panel.dataset.month ?? '');
	const fields = [...panel.querySelectorAll<HTMLInputElement>('input[data-cost]')];
	const costOf = (field: HTMLInputElement) => field.dataset.cost as keyof Costs;
	const typicalTerm = lineOf(panel, 'room')?.querySelector('dt')?.textContent ?? '';
	const show = () => {
		const chosen = panel.querySelector<HTMLInputElement>('[name=tax-code]:checked');
		const code: TaxCode = chosen?.value === 'other' ? 'other' : 'first';
		showSum(panel, month, code, ownCosts(), typicalTerm);
	};
	const take = (field: HTMLInputElement) => {
		const cost = costOf(field);
		const read = costIn(field.value, cost);
		showError(field, typeof read === 'string' ? read : '');
		if (typeof read === 'string') return;
		storeCosts({ ...ownCosts(), [cost]: read });
		show();
	};
	const kept = ownCosts();
	for (const field of fields) {
		field.addEventListener('input', () => take(field));
		// Something may have been typed before this script was there.
		if (field.value !== '') take(field);
		else field.value = kept[costOf(field)]?.toString() ?? '';
	}
	panel.addEventListener('change', show);
	addEventListener('storage', ({ key }) => {
		if (key === OWN_COSTS_KEY || key === null) show();
	});
	show();
}

const lineOf = (panel: Element, name: string) => panel.querySelector(`[data-line=${name}]`);

function showSum(
	panel: Element,
	{ pay, typical, ticket, taken: takenBy }: Month,
	code: TaxCode,
	own: Costs,
	typicalTerm: string,
) {
	const { incomeTax, nationalInsurance, net } = takenBy[code];
	const costs = { room: own.room ?? typical, travel: ticket ?? own.travel };
	const left = leftOf(net, costs);
	const afterRoom = net - (costs.room ?? 0);
	/** @param bar from one amount to another, on a scale from nothing to the whole pay */
	const show = (name: string, term: string | null, amount: string, bar: [number, number]) => {
		const line = lineOf(panel, name);
		if (!line) return;
		const [said, sum] = line.children;
		if (term !== null) say(said, term);
		say(sum, amount);
		const rect = line.querySelector('rect');
		rect?.setAttribute('x', at(bar[0], [0, pay]));
		rect?.setAttribute('width', span(bar[0], bar[1], [0, pay]));
	};
	const isTypical = own.room === null && typical !== null;
	show('tax', null, taken(incomeTax), [pay - incomeTax, pay]);
	show('insurance', null, taken(nationalInsurance), [net, net + nationalInsurance]);
	show('room', isTypical ? typicalTerm : 'My rent', taken(costs.room), [afterRoom, net]);
	show('travel', null, taken(costs.travel), [left, afterRoom]);
	show('left', leftTerm(left, costs), amountText(Math.abs(left)), [0, left]);
	for (const words of panel.querySelectorAll<HTMLElement>('[data-tax-words]'))
		words.hidden = words.dataset.taxWords !== code;
}

/** What stands there already stays as it is, also where it was translated. */
const said = new WeakMap<Element, string>();
function say(place: Element | undefined, words: string) {
	if (!place || (said.get(place) ?? place.textContent) === words) return;
	said.set(place, words);
	place.textContent = words;
}

function showError(field: HTMLInputElement, error: string) {
	if (error) field.setAttribute('aria-invalid', 'true');
	else field.removeAttribute('aria-invalid');
	const place = field.getAttribute('aria-describedby')?.split(' ').at(-1);
	document.getElementById(place ?? '')?.replaceChildren(error);
}

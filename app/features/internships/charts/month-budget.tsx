import { at, span } from '#app/lib/chart-scale.ts';
import { amountText } from '#content/pay.ts';
import { Hatch, hatched } from './hatch.tsx';

type Costs = { room: number; travel: number };

/**
 * What is left of a month's stipend after a typical room and travel: a bar, and the same as a sum.
 * Amounts are whole pounds a month.
 */
export function MonthBudget({ stipend, room, travel }: Costs & { stipend: number }) {
	const left = stipend - room - travel;
	return (
		<figure>
			{left > 0 && <Bar stipend={stipend} room={room} travel={travel} />}
			<dl className="facts mt-3">
				<Row term="Stipend" amount={amountText(stipend)} />
				<Row term="Typical room" amount={`− ${amountText(room)}`} />
				<Row term="Travel in the city" amount={`− ${amountText(travel)}`} />
				<div className="font-bold">
					<dt>{left < 0 ? 'Missing for a month' : 'Left for a month'}</dt>
					<dd>{amountText(Math.abs(left))}</dd>
				</div>
			</dl>
		</figure>
	);
}

const Row = ({ term, amount }: { term: string; amount: string }) => (
	<div>
		<dt>{term}</dt>
		<dd>{amount}</dd>
	</div>
);

function Bar({ stipend, room, travel }: Costs & { stipend: number }) {
	const spent = room + travel;
	const scale = [0, stipend] as const;
	return (
		<svg className="chart h-8.5" aria-hidden="true">
			<Hatch id="travel" />
			<rect width={at(room, scale)} height="34" rx="6" className="fill-data-2" />
			<rect
				x={at(room, scale)}
				width={span(room, spent, scale)}
				height="34"
				fill={hatched('travel')}
			/>
			<rect
				x={at(spent, scale)}
				width={span(spent, stipend, scale)}
				height="34"
				rx="6"
				className="fill-data-1"
			/>
			{spent < 0.7 * stipend && (
				<text
					x={at((spent + stipend) / 2, scale)}
					y="22"
					textAnchor="middle"
					className="fill-card font-semibold"
				>
					{amountText(stipend - spent)} left
				</text>
			)}
		</svg>
	);
}

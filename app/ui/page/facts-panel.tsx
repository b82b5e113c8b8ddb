import { Facts } from '#app/ui/card.tsx';

/** Facts in a panel beside the head of a page. */
export function FactsPanel({
	title,
	rows,
}: {
	title: string;
	rows: (readonly [term: string, value: string])[];
}) {
	return (
		<div className="rounded-panel bg-wash p-6 md:p-8">
			<h2 className="mb-3 text-[1.2rem]">{title}</h2>
			<Facts rows={rows} />
		</div>
	);
}

/** How many have come how far: a bar from the left for each step, its name and number beside it. */
export function FunnelBars({
	steps,
}: {
	/** `label` in place of the number. */
	steps: { name: string; count: number; label?: string }[];
}) {
	const most = Math.max(1, ...steps.map(({ count }) => count));
	return (
		// All bars begin and end at the same place, however long the words and numbers are.
		<ul className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 gap-y-2 even-figures">
			{steps.map(({ name, count, label }) => (
				<li key={name} className="col-span-full grid grid-cols-subgrid items-center">
					<span>{name}</span>
					<svg className="chart h-3.5" aria-hidden="true">
						<rect width="100%" height="14" rx="4" className="fill-data-3" />
						{count > 0 && (
							<rect width={`${(100 * count) / most}%`} height="14" rx="4" className="fill-data-1" />
						)}
					</svg>
					<b className="text-right">{label ?? count}</b>
				</li>
			))}
		</ul>
	);
}

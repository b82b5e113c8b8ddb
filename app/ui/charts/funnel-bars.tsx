/** How many have come how far: a bar from the left for each step, its name and number beside it. */
export function FunnelBars({ steps }: { steps: { name: string; count: number }[] }) {
	const most = Math.max(1, ...steps.map(({ count }) => count));
	return (
		<ul className="grid gap-2.5 even-figures">
			{steps.map(({ name, count }, index) => (
				<li key={name} className="flex items-center gap-3">
					<span className="w-20 shrink-0">{name}</span>
					<span className="min-w-0 flex-1">
						<svg className="chart h-3.5" aria-hidden="true">
							<rect width="100%" height="14" rx="4" className="fill-data-3" />
							{count > 0 && (
								<rect
									width={`${(100 * count) / most}%`}
									height="14"
									rx="4"
									className={index === 0 ? 'fill-data-2' : 'fill-data-1'}
								/>
							)}
						</svg>
					</span>
					<b className="text-right">{count}</b>
				</li>
			))}
		</ul>
	);
}

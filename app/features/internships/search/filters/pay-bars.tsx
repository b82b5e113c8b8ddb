import type { SearchPage } from '#app/features/internships/search/search-page.ts';
import { PAY_STEPS, pounds } from '#schema/internships/pay-periods.ts';
import { publishedWageOn } from '#schema/internships/wage-rates.ts';

const [HEIGHT, STEP, BAR] = [64, 20, 18];
const WIDTH = STEP * PAY_STEPS.count;
const LAST = PAY_STEPS.first + PAY_STEPS.size * (PAY_STEPS.count - 1);
const MIDDLE = PAY_STEPS.first + PAY_STEPS.size * Math.floor(PAY_STEPS.count / 2 - 1);

/** What an hour pays: all that are open in pale bars, what is found before them, and a line at the minimum wage. */
export function PayBars({
	steps: { open, found: matching },
	total,
	today,
}: {
	steps: SearchPage['paySteps'];
	/** How many are found, with those abroad, which are paid in other money and have no bar. */
	total: number;
	today: string;
}) {
	const most = Math.max(1, ...open);
	const { adult } = publishedWageOn(today);
	const line = ((adult - PAY_STEPS.first) / PAY_STEPS.size) * STEP;
	const withPay = matching.reduce((sum, count) => sum + count, 0);
	const words = withPay.toLocaleString('en-GB');
	const isAll = matching.every((count, step) => count === open[step]);
	return (
		<div className="pb-2">
			<p>
				<span className="font-semibold text-hot">{`${pounds(adult)} minimum wage from 21`}</span>
			</p>
			<svg viewBox={`0 0 ${WIDTH} ${HEIGHT + 1}`} className="h-auto w-full" aria-hidden="true">
				<Bars counts={open} most={most} className="fill-data-3" />
				<Bars counts={matching} most={most} className="fill-data-1" />
				<path d={`M0 ${HEIGHT + 0.5}h${WIDTH}`} className="stroke-line" />
				<path d={`M${line} 0v${HEIGHT}`} className="stroke-hot" />
			</svg>
			<p aria-hidden="true" className="flex justify-between gap-x-2 pb-1">
				<span>{pounds(PAY_STEPS.first)}</span> <span>{pounds(MIDDLE)}</span>{' '}
				<span className="text-right">{`£${LAST} and more`}</span>
			</p>
			<p>
				Pay for an hour, before tax.
				{withPay === 0 && total > 0 && ' None of these is paid in pounds.'}
			</p>
			<p aria-hidden="true" className="flex flex-wrap gap-x-4">
				{isAll ? (
					<Meaning colour="fill-data-1">{`all ${words} paid in pounds`}</Meaning>
				) : (
					<>
						<Meaning colour="fill-data-3">all paid in pounds</Meaning>{' '}
						{withPay > 0 && <Meaning colour="fill-data-1">{`these ${words}`}</Meaning>}
					</>
				)}
			</p>
		</div>
	);
}

const Meaning = ({ colour, children }: { colour: string; children: string }) => (
	<span className="flex items-center gap-1.5">
		<svg className="size-[0.75em]" aria-hidden="true">
			<rect width="100%" height="100%" rx="2" className={colour} />
		</svg>
		{children}
	</span>
);

/** What is little still has a bar that can be seen. */
const Bars = ({
	counts,
	most,
	className,
}: {
	counts: number[];
	most: number;
	className: string;
}) => (
	<path
		className={className}
		d={counts
			.map((count, step) => {
				const height = count === 0 ? 0 : Math.max(2, Math.round((count / most) * (HEIGHT - 2)));
				return height && `M${step * STEP + 1} ${HEIGHT}v-${height}h${BAR}v${height}z`;
			})
			.filter(Boolean)
			.join('')}
	/>
);

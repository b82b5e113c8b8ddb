import { site } from '#content/site.ts';

/** A rating out of five: a row of stars filled to the tenth, and the figure in words; an invented one says so. */
export function Stars({ rating }: { rating: number }) {
	return (
		<span className="inline-flex flex-wrap items-center gap-x-1.5 text-[0.92rem] font-semibold even-figures">
			<svg viewBox="0 0 100 20" className="h-4 w-20 max-w-full" aria-hidden="true">
				<path d={fiveStars} className="fill-line" />
				<svg width={rating * 20} height="20" viewBox={`0 0 ${rating * 20} 20`} aria-hidden="true">
					<path d={fiveStars} className="fill-sun" />
				</svg>
			</svg>
			<span>
				{rating.toFixed(1)}
				<span className="sr-only"> out of 5</span>
				{site.sampleContent && <span className="font-normal text-muted"> (example)</span>}
			</span>
		</span>
	);
}

const star = 'l2.6 5.6 6.1.7-4.5 4.2 1.2 6-5.4-3-5.4 3 1.2-6-4.5-4.2 6.1-.7z';
const fiveStars = [10, 30, 50, 70, 90].map((x) => `M${x} 2${star}`).join('');

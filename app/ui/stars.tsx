import { site } from '#content/site.ts';

/** A rating out of five: a star and the figure; an invented one says so. */
export function Stars({ rating }: { rating: number }) {
	return (
		<span className="text-small font-semibold even-figures">
			<svg viewBox="0 0 20 20" className="mr-1.5 inline size-4 align-[-0.125em]" aria-hidden="true">
				<path d={star} className="fill-sun" />
			</svg>
			{` ${rating.toFixed(1)}`}
			<span className="sr-only"> out of 5</span>
			{site.sampleContent && <span className="font-normal text-muted"> (example)</span>}
		</span>
	);
}

const star = 'M10 2l2.6 5.6 6.1.7-4.5 4.2 1.2 6-5.4-3-5.4 3 1.2-6-4.5-4.2 6.1-.7z';

import { Sign } from '#app/ui/art/drawings.tsx';
import { FitWords } from '#app/ui/fit/fit-words.tsx';
import { Points } from '#app/ui/points.tsx';
import type { Row } from './rows.ts';

/** What a row says of one internship; the best has its word beside it. */
export function CompareCell({ cell }: { cell: Row['cells'][number] | undefined }) {
	if (!cell) return null;
	const { main, more = [], points = [], fit, mark } = cell;
	return (
		<>
			{main && (
				<p>
					{fit ? <FitWords fit={fit} words={main} /> : <b>{main}</b>}
					{mark && (
						<span className="ml-2 inline-flex items-center gap-1 text-small font-semibold text-brand">
							<Sign of="check" />
							<span>{mark}</span>
						</span>
					)}
				</p>
			)}
			{points.length > 0 && (
				<div className="text-small">
					<Points points={points} />
				</div>
			)}
			{more.map((words) => (
				<p key={words} className="text-small text-muted">
					{words}
				</p>
			))}
		</>
	);
}

import { Sign } from '#app/ui/art/drawings.tsx';
import type { Fit } from '#schema/students/fit.ts';
import { fitLooks } from './fit-looks.ts';

/** A disc and words; words alone where the rules cannot tell. */
export const FitWords = ({ fit, words }: Fit) =>
	fit === 'unknown' ? (
		<span>{words}</span>
	) : (
		<span className={`inline-flex items-start gap-1.5 ${fitLooks[fit]}`}>
			<Sign of={`fit-${fit}`} className="mt-1" />
			<span>{words}</span>
		</span>
	);

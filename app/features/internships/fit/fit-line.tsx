import { FitWords } from '#app/ui/fit/fit-words.tsx';
import { Link } from '#app/ui/link.tsx';
import type { Fit, FitWork } from '#schema/students/fit.ts';
import { useFit } from './fit-context.ts';

/** The words of a fit where a link beside them asks for the dates. */
export const fitWords = ({ words }: Fit) => words.replace(': add your term dates', '');

/** How an internship fits, as a line; nothing for visitors and where the profile is not filled in. */
export function FitLine({ work }: { work: FitWork }) {
	const fit = useFit(work);
	if (!fit) return null;
	return (
		<p className="flex flex-wrap gap-x-2.5">
			<b>For you:</b>
			<FitWords {...fit} words={fitWords(fit)} />
			{fit.asks === 'terms' && (
				<Link to="/account/profile#permission" className="link">
					Add your term dates
				</Link>
			)}
		</p>
	);
}

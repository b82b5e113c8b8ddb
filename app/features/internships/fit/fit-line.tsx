import { FitWords } from '#app/ui/fit/fit-words.tsx';
import { Link } from '#app/ui/link.tsx';
import type { FitWork } from '#schema/students/fit.ts';
import { useFit } from './fit-context.ts';

/** How an internship fits, as a line; nothing for visitors and where the profile is not filled in. */
export function FitLine({ work }: { work: FitWork }) {
	const fit = useFit(work);
	if (!fit) return null;
	const { asks, words } = fit;
	return (
		<p className="flex flex-wrap gap-x-2.5">
			<b>By your profile:</b>
			<FitWords {...fit} words={words.replace(': add your term dates', '')} />
			{asks === 'terms' && (
				<Link to="/account/profile#permission" className="link">
					Add your term dates
				</Link>
			)}
		</p>
	);
}

import { Link } from '#app/ui/link.tsx';
import { type ChosenValues, withValues } from './with-values.ts';

/** Leads from a list to the search, with filters that find at least the same. @param to "/internships?kind=remote" */
export const InSearch = (
	props: { to: string } | { of: ChosenValues | undefined; chosen: string; otherwise: string },
) => (
	<p className="mt-1" data-no-print>
		<Link {...('to' in props ? props : choiceOf(props))} className="link">
			Filter and sort in the search
		</Link>
	</p>
);

/** Where the list follows a choice, its script changes the address as well. */
const choiceOf = ({
	of,
	chosen,
	otherwise,
}: {
	of: ChosenValues | undefined;
	chosen: string;
	otherwise: string;
}) => ({
	to: of ? withValues(chosen, of) : otherwise,
	'data-chosen-href': chosen,
	'data-otherwise-href': otherwise,
});

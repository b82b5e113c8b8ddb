import { Link } from '#app/ui/link.tsx';

/** Leads from a list to the search, with filters that find at least the same. @param to "/internships?kind=remote" */
export const InSearch = ({ to }: { to: string }) => (
	<p className="mt-1" data-no-print>
		<Link to={to} className="link">
			Filter and sort in the search
		</Link>
	</p>
);

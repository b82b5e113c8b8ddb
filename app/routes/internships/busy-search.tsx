import { searchPath } from '#app/features/internships/search/search-path.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { PageHeader } from '#app/ui/page/page-header.tsx';
import type { InternshipSearch } from '#schema/internships/internship-search.ts';

/** Instead of results while the database does not answer. */
export const BusySearch = ({ search }: { search: InternshipSearch }) => (
	<PageHeader
		title="The search is busy"
		intro="Many people are searching just now. Please try again in a few seconds: what you chose is still in the address."
	>
		<ButtonLink to={searchPath(search)} reloadDocument>
			Try again
		</ButtonLink>
		<ButtonLink to="/programs" look="secondary">
			Browse the programs
		</ButtonLink>
	</PageHeader>
);

import { IMPORT_PATH } from '#app/features/posting/api.ts';
import { Postings } from '#app/features/posting/list/postings.tsx';
import type { CallResult } from '#app/lib/calls/call-api.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/page/empty-state.tsx';
import type { EmployerPostings } from '#schema/employers/posting.ts';
import type { PostingFilters } from '#schema/employers/posting-filters.ts';
import { PostInternship } from './post-internship.tsx';

/** What the employer has posted or begun. */
export const InternshipsTab = ({
	result,
	filters,
}: {
	result: CallResult<EmployerPostings>;
	filters: PostingFilters;
}) => (
	<Postings
		result={result}
		filters={filters}
		empty={
			<EmptyState
				scene="board"
				title="No internships yet"
				text="Internships you post will appear here, with their applications and dates."
			>
				<div className="flex flex-wrap justify-center gap-3">
					<PostInternship />
					<ButtonLink to={IMPORT_PATH} look="secondary">
						Import drafts
					</ButtonLink>
				</div>
			</EmptyState>
		}
	/>
);

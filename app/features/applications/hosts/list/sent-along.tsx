import { MessageSquare, Paperclip } from 'lucide-react';
import { appliedFor } from '#app/features/applications/hosts/applicant-naming.ts';
import { useHost } from '#app/features/applications/hosts/host-context.tsx';
import type { ApplicantFilters } from '#schema/applications/applicant-filters.ts';
import type { Applicant } from '#schema/applications/applicants.ts';

/** For what they have applied, unless the filters say it; how many of their messages are unread; whether there is a CV. */
export function SentAlong({
	applicant,
	filters,
}: {
	applicant: Applicant;
	filters: ApplicantFilters;
}) {
	const { host } = useHost();
	return (
		<p className="flex flex-wrap gap-x-3 wrap-anywhere">
			{filters.internship === null && <span>{appliedFor(applicant)}</span>}
			{host === 'employer' && applicant.unread > 0 && (
				<span className="inline-flex items-center gap-1.5 font-semibold text-brand">
					<MessageSquare aria-hidden="true" className="size-4" />
					<span>
						{applicant.unread === 1 ? '1 new message' : `${applicant.unread} new messages`}
					</span>
				</span>
			)}
			{applicant.has_cv && (
				<span className="inline-flex items-center gap-1.5">
					<Paperclip aria-hidden="true" className="size-4" />
					CV
				</span>
			)}
		</p>
	);
}

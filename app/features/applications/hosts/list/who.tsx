import { MessageSquare, Paperclip } from 'lucide-react';
import { appliedFor, nameOf, placeOf } from '#app/features/applications/hosts/applicant-naming.ts';
import { useHost } from '#app/features/applications/hosts/host-context.tsx';
import { cn } from '#app/lib/cn.ts';
import { Link } from '#app/ui/link.tsx';
import type { ApplicantFilters } from '#schema/applications/applicant-filters.ts';
import type { Applicant, ApplicantsPage } from '#schema/applications/applicants.ts';

type Props = {
	applicant: Applicant;
	filters: ApplicantFilters;
	/** Whether there are applications to more than one internship. */
	several: boolean;
};

/** Whether a list has applications to more than one internship, or to none. */
export const isSeveral = ({ internships }: Pick<ApplicantsPage, 'internships'>) =>
	internships.length !== 1;

/** Who has applied, as a link to the application, and what is first to be known of it. @param size of the name */
export function Who({ size, ...of }: Props & { size: string }) {
	const { one } = useHost();
	const { applicant, filters } = of;
	return (
		<>
			<Link
				to={one(applicant.id, filters)}
				className={cn(
					'-my-3 inline-block py-3 font-semibold text-ink underline-offset-3 hover:text-brand hover:underline',
					size,
				)}
			>
				{nameOf(applicant)}
			</Link>
			<p className="flex flex-wrap gap-x-3 wrap-anywhere">
				<span>{placeOf(applicant)}</span>
				<SentAlong {...of} />
			</p>
		</>
	);
}

/**
 * For what they have applied, unless the filters say it or it can be nothing else; how many of their messages are unread;
 * who has taken it on; whether there is a CV.
 */
function SentAlong({ applicant, filters, several }: Props) {
	const { host } = useHost();
	return (
		<>
			{several && filters.internship === null && <span>{appliedFor(applicant)}</span>}
			{host === 'employer' && applicant.unread > 0 && (
				<span className="inline-flex items-center gap-1.5 font-semibold text-brand">
					<MessageSquare aria-hidden="true" className="size-4" />
					<span>
						{applicant.unread === 1 ? '1 new message' : `${applicant.unread} new messages`}
					</span>
				</span>
			)}
			{applicant.taken_by && (
				<span>
					{applicant.taken_by.you
						? 'Yours'
						: `Taken on by ${applicant.taken_by.name ?? 'a colleague'}`}
				</span>
			)}
			{applicant.has_cv && (
				<span className="inline-flex items-center gap-1.5">
					<Paperclip aria-hidden="true" className="size-4" />
					CV
				</span>
			)}
		</>
	);
}

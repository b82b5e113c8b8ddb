import { ChevronDown } from 'lucide-react';
import type { WholeApplication } from '#schema/applications/student-applications.ts';
import { programTypeLabels } from '#schema/internships/program-types.ts';
import { londonDate } from '#schema/london-day.ts';
import { SentAttachments } from './sent-attachments.tsx';

/** What the student sent, which they know: closed. */
export function SentAnswers({ application }: { application: WholeApplication }) {
	const { program_name, program_type, internship } = application;
	const rows = [
		[
			internship ? 'Internship' : 'Program',
			program_name?.trim() || programTypeLabels[program_type],
		],
		['Motivation', application.motivation],
		['Relevant experience', application.experience],
		['Availability', application.availability],
	] as const;
	return (
		<details className="group min-w-0 rounded-card border border-line bg-card">
			<summary className="flex list-none items-center gap-3 rounded-card p-inset hover:bg-wash [&::-webkit-details-marker]:hidden">
				<span className="min-w-0 flex-1">
					<h2 className="text-[1.35rem]">What you sent</h2>
					<span className="block text-[0.95rem] text-muted">
						{partsOf(application)}, as on {londonDate(application.created_at)}
					</span>
				</span>
				<ChevronDown
					aria-hidden="true"
					className="size-5 shrink-0 text-brand [transition:rotate_150ms] group-open:rotate-180"
				/>
			</summary>
			<div className="px-inset pb-inset">
				<dl className="grid gap-4">
					{rows.map(([label, text]) => (
						<div key={label}>
							<dt className="text-[0.95rem] text-muted">{label}</dt>
							<dd className="whitespace-pre-line wrap-anywhere">{text}</dd>
						</div>
					))}
				</dl>
				{application.sent && <SentAttachments id={application.id} sent={application.sent} />}
				{application.status === 'withdrawn' && (
					<p className="mt-4 text-muted">
						You have withdrawn this application: ten minutes later the copies of your profile and CV
						are deleted.
					</p>
				)}
			</div>
		</details>
	);
}

/** "Your answers, your profile and your CV" */
function partsOf({ sent }: WholeApplication): string {
	const more = [sent?.profile && 'your profile', sent?.cv_name && 'your CV'].filter(Boolean);
	return ['Your answers', more.join(' and ')]
		.filter(Boolean)
		.join(more.length > 1 ? ', ' : ' and ');
}

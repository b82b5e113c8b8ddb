import { Card } from '#app/ui/card.tsx';
import type { WholeApplication } from '#schema/applications/student-applications.ts';
import { programTypeLabels } from '#schema/internships/program-types.ts';
import { SentAttachments } from './sent-attachments.tsx';

/** What the student sent. */
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
		...application.question_answers.map(({ question, answer }) => [question, answer] as const),
	] as const;
	return (
		<Card className="min-w-0">
			<h2 className="mb-4 text-part">What you sent</h2>
			<dl className="grid gap-4">
				{rows.map(([label, text]) => (
					<div key={label}>
						<dt className="text-small text-muted wrap-anywhere">{label}</dt>
						<dd className="whitespace-pre-line wrap-anywhere">{text}</dd>
					</div>
				))}
			</dl>
			{application.sent && <SentAttachments id={application.id} sent={application.sent} />}
			{application.status === 'withdrawn' && (
				<p className="mt-4 text-muted">
					The copies of your profile and CV{' '}
					<span>
						{application.sent
							? 'are deleted ten minutes after you withdraw.'
							: 'were deleted ten minutes after you withdrew.'}
					</span>
				</p>
			)}
		</Card>
	);
}

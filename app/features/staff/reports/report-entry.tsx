import { momentWords } from '#app/features/staff/parts/moment-words.ts';
import { OutcomePanel } from '#app/features/staff/parts/outcome-panel.tsx';
import { useDecision } from '#app/features/staff/parts/use-decision.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { TextArea } from '#app/ui/forms/field.tsx';
import { SubmitForm } from '#app/ui/forms/submit-form.tsx';
import { blankFields, hasErrors, textOf, useSubmit } from '#app/ui/forms/use-submit.ts';
import { Link } from '#app/ui/link.tsx';
import { limits } from '#schema/limits.ts';
import { reasonLabels } from '#schema/report-reasons.ts';
import type { StaffReport } from '#schema/staff/staff-answers.ts';

/** A report, with what was done about it or the form for it. */
export function ReportEntry({ report, onAgain }: { report: StaffReport; onAgain: () => void }) {
	const { outcome, take } = useDecision();
	const { id, internship, title, company, email, message } = report;
	return (
		<Card className="grid gap-4">
			<header>
				<h2 className="text-[1.2rem]">{reasonLabels[report.reason]}</h2>
				<p className="text-[0.95rem] text-muted wrap-anywhere">
					<Link to={`/internships/${internship}`} className="link inline-block py-1.5">
						{title ? `${title}, ${company}` : internship}
					</Link>
					<br />
					{momentWords(report.created_at)}, {email ?? 'no address'}
				</p>
			</header>
			{message && <p className="whitespace-pre-line wrap-anywhere">{message}</p>}
			{report.resolved_at ? (
				<div className="rounded-control bg-good-wash p-4">
					<p className="mb-1 font-semibold text-good">
						Resolved, {momentWords(report.resolved_at)}
					</p>
					<p className="whitespace-pre-line wrap-anywhere">{report.resolution}</p>
				</div>
			) : outcome ? (
				<OutcomePanel outcome={outcome} onAgain={onAgain} />
			) : (
				<ResolveForm
					about={title ?? internship}
					onResolve={(resolution) =>
						take(`/staff/reports/${id}/resolve`, { resolution }, 'The report is resolved.')
					}
				/>
			)}
		</Card>
	);
}

function ResolveForm({
	about,
	onResolve,
}: {
	about: string;
	onResolve: (resolution: string) => Promise<unknown>;
}) {
	const { onSubmit, errors, submitting } = useSubmit(async (values) => {
		const blank = blankFields(values, { resolution: 'Say what was done.' });
		if (hasErrors(blank)) return blank;
		await onResolve(textOf(values, 'resolution'));
		return null;
	});
	return (
		<SubmitForm onSubmit={onSubmit} className="grid gap-4 border-t border-line pt-4">
			<TextArea
				label="What was done"
				name="resolution"
				hint="For staff"
				rows={3}
				required
				maxLength={limits.staffNote}
				error={errors.resolution}
			/>
			<Button type="submit" disabled={submitting} className="justify-self-start">
				{submitting ? 'Resolving...' : 'Resolve'}
				<span className="sr-only"> the report of {about}</span>
			</Button>
		</SubmitForm>
	);
}

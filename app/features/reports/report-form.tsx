import { useState } from 'react';
import { siteMessages } from '#app/messages/every-page.ts';
import { reportMessages } from '#app/messages/internships.ts';
import { Button } from '#app/ui/button.tsx';
import { Honeypot, Select, TextArea, TextField } from '#app/ui/forms/field.tsx';
import { LegalLine } from '#app/ui/forms/legal-line.tsx';
import { SubmitForm } from '#app/ui/forms/submit-form.tsx';
import { useSubmit } from '#app/ui/forms/use-submit.ts';
import { toast } from '#app/ui/toast.ts';
import { REPORT_REASONS, reasonLabels } from '#schema/report-reasons.ts';
import { ReportReceived } from './report-received.tsx';

/**
 * What is wrong with an internship. Without scripts it is posted, and the page of the internship says that
 * it has arrived.
 * @param internship its slug
 */
export function ReportForm({ internship }: { internship: string }) {
	const [sent, setSent] = useState(false);
	const { onSubmit, errors, submitting } = useSubmit(async (values) => {
		const submit = await import('./submit-report.ts').catch(() => null);
		if (!submit) {
			toast(reportMessages.failed(siteMessages.noAnswer));
			return null;
		}
		const outcome = await submit.submitReport(internship, values);
		if (outcome !== 'sent') return outcome;
		setSent(true);
		return null;
	});
	if (sent) return <ReportSent />;
	return (
		<SubmitForm action="/api/reports" onSubmit={onSubmit} className="grid gap-5">
			<input type="hidden" name="internship" value={internship} />
			<Select label="What is wrong?" name="reason" required error={errors.reason}>
				<option value="">Choose a reason</option>
				{REPORT_REASONS.map((reason) => (
					<option key={reason} value={reason}>
						{reasonLabels[reason]}
					</option>
				))}
			</Select>
			<TextArea label="What should we know?" name="message" rows={4} error={errors.message} />
			<TextField
				label="Email"
				hint="Only if you would like an answer."
				name="email"
				type="email"
				autoComplete="email"
				error={errors.email}
			/>
			<Honeypot />
			<LegalLine />
			<Button type="submit" disabled={submitting} className="justify-self-start">
				{submitting ? 'Sending...' : 'Send the report'}
			</Button>
		</SubmitForm>
	);
}

/** Takes the focus, which was on the button that is gone. */
const ReportSent = () => (
	<div tabIndex={-1} ref={(panel) => panel?.focus()} className="outline-none">
		<ReportReceived />
	</div>
);

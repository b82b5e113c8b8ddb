import { type ComponentProps, useId, useRef, useState } from 'react';
import { reportMessage } from '#app/features/applications/student-calls.ts';
import type { CallResult } from '#app/lib/calls/call-api.ts';
import { focusOn } from '#app/lib/focus-on.ts';
import { reportMessages } from '#app/messages/internships.ts';
import { Button, PlainButton } from '#app/ui/button.tsx';
import { Dialog, opensDialog } from '#app/ui/dialog.tsx';
import { Select, TextArea } from '#app/ui/forms/field.tsx';
import { hasErrors, textOf } from '#app/ui/forms/field-values.ts';
import { LegalLine } from '#app/ui/forms/legal-line.tsx';
import { SubmitForm } from '#app/ui/forms/submit-form.tsx';
import { useSubmit } from '#app/ui/forms/use-submit.ts';
import { toast } from '#app/ui/toast.ts';
import type { ConversationReport, Side } from '#schema/applications/application-messages.ts';
import { REPORT_MESSAGE, REPORT_MESSAGE_ANCHOR } from '#schema/applications/message-warning.ts';
import type { ApplicationEvent } from '#schema/applications/student-applications.ts';
import { limits } from '#schema/limits.ts';
import { MESSAGE_REPORT_REASONS, reasonLabels } from '#schema/report-reasons.ts';

/** The link of a mail leads to the button. */
const focusIfLinked = (button: HTMLButtonElement | null) => {
	if (location.hash === `#${REPORT_MESSAGE_ANCHOR}`) button?.focus();
};

/**
 * The button that reports the message of an employer’s move.
 * @param isNewest whether the link of the mail about the message leads here
 */
export const ReportMessage = ({
	application,
	event,
	isNewest,
}: {
	application: string;
	event: ApplicationEvent;
	isNewest: boolean;
}) => (
	<ReportButton
		{...(isNewest && { id: REPORT_MESSAGE_ANCHOR, ref: focusIfLinked })}
		writer="employer"
		onReport={(report) => reportMessage(application, { event: event.id, ...report })}
	/>
);

type Reporting = {
	/** Who has written the message. */
	writer: Side;
	onReport: (report: ConversationReport) => Promise<CallResult<unknown>>;
};

/** The button that reports a message, and the form that it opens. @param about which one, for screen readers */
export function ReportButton({
	writer,
	onReport,
	about,
	...button
}: Reporting & { about?: string } & Pick<ComponentProps<'button'>, 'id' | 'ref'>) {
	const dialog = useRef<HTMLDialogElement>(null);
	const id = useId();
	return (
		<>
			<PlainButton
				{...button}
				{...opensDialog(id, dialog)}
				className="link inline-flex min-h-11 scroll-mt-24 items-center text-left"
			>
				{REPORT_MESSAGE}
				{about && <span className="sr-only">{about}</span>}
			</PlainButton>
			<Dialog ref={dialog} id={id} title={REPORT_MESSAGE}>
				<MessageReportForm writer={writer} onReport={onReport} />
			</Dialog>
		</>
	);
}

function MessageReportForm({ writer, onReport }: Reporting) {
	const [sent, setSent] = useState(false);
	const { onSubmit, errors, submitting } = useSubmit(async (values) => {
		const reason = MESSAGE_REPORT_REASONS.find((option) => option === textOf(values, 'reason'));
		const message = textOf(values, 'message');
		const wrong = {
			...(!reason && { reason: 'Choose what is wrong' }),
			...(message.length > limits.message && {
				message: `Use at most ${limits.message} characters`,
			}),
		};
		if (!reason || hasErrors(wrong)) return wrong;
		const result = await onReport({ reason, message: message || null });
		if (result.ok) setSent(true);
		else toast(reportMessages.failed(result.message));
		return null;
	});
	if (sent)
		return (
			<p tabIndex={-1} ref={focusOn} className="outline-none">
				<b className="block">We have your report</b>
				Thank you. Our staff read the message and write to you if they need to. The{' '}
				<span>{writer}</span> does not learn who reported it.
			</p>
		);
	return (
		<SubmitForm onSubmit={onSubmit} className="grid gap-5">
			<Select label="What is wrong?" name="reason" required error={errors.reason}>
				<option value="">Choose a reason</option>
				{MESSAGE_REPORT_REASONS.map((reason) => (
					<option key={reason} value={reason}>
						{reasonLabels[reason]}
					</option>
				))}
			</Select>
			<TextArea label="What should we know?" name="message" rows={4} error={errors.message} />
			<LegalLine />
			<Button type="submit" disabled={submitting} className="justify-self-start">
				{submitting ? 'Sending...' : 'Send the report'}
			</Button>
		</SubmitForm>
	);
}

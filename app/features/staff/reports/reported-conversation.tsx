import { useState } from 'react';
import { TextForm } from '#app/features/staff/parts/text-form.tsx';
import { callApi } from '#app/lib/calls/call-api.ts';
import { focusOn } from '#app/lib/focus-on.ts';
import { staffMessages } from '#app/messages/staff.ts';
import { Button } from '#app/ui/button.tsx';
import { Entries } from '#app/ui/page/part-boundary.tsx';
import { toast } from '#app/ui/toast.ts';
import type { ReportedMessage } from '#schema/applications/application-messages.ts';
import { limits } from '#schema/limits.ts';
import { londonMoment, londonTime } from '#schema/london-day.ts';

type Answer = { messages: ReportedMessage[] };

/** The button that opens the conversation to which a reported message belongs: the log notes each time that somebody reads it. */
export function ReportedConversation({ report, company }: { report: string; company: string }) {
	const [messages, setMessages] = useState<ReportedMessage[] | null>(null);
	const path = `/staff/reports/${report}/messages`;
	const read = async () => {
		const result = await callApi<Answer>(path, {});
		if (result.ok) setMessages(result.value.messages);
		else toast(staffMessages.failed(result.message));
	};
	if (!messages)
		return (
			<div className="grid gap-1.5" data-no-print>
				<Button look="secondary" className="justify-self-start" onClick={read}>
					Read the conversation
				</Button>
				<p className="text-small text-muted">The staff log notes that you have read it.</p>
			</div>
		);
	return (
		<section className="grid gap-3">
			<h3 tabIndex={-1} ref={focusOn} className="font-semibold outline-none">
				The conversation
			</h3>
			<ol className="grid gap-3">
				<Entries>
					{messages.map((message) => (
						<li key={message.id} className="grid gap-1 border-l-4 border-line pl-4">
							<p className="text-small text-muted wrap-anywhere">
								<b>{writerOf(message, company)}</b>, {londonMoment(message.at)}
								{message.reported && <span>, reported</span>}
								{!message.sent && <span>, not sent</span>}
							</p>
							<p className="whitespace-pre-line wrap-anywhere">{message.text}</p>
							{message.leaves_at !== null && (
								<Stop message={message} path={path} leavesAt={message.leaves_at} onDone={read} />
							)}
						</li>
					))}
				</Entries>
			</ol>
		</section>
	);
}

const writerOf = ({ side, writer }: ReportedMessage, company: string) =>
	side === 'student' ? 'The applicant' : [writer, company].filter(Boolean).join(', ');

/** Stops a message that nobody has read yet. */
function Stop({
	message: { id },
	path,
	leavesAt,
	onDone,
}: {
	message: ReportedMessage;
	path: string;
	leavesAt: string;
	onDone: () => Promise<void>;
}) {
	const stop = async (reason: string) => {
		const result = await callApi(`${path}/${id}/stop`, { reason });
		if (!result.ok) toast(staffMessages.failed(result.message));
		// Also where somebody has read it meanwhile: then it cannot be stopped any more.
		await onDone();
		return result.ok;
	};
	return (
		<TextForm
			behind={`Stop it: possible until ${londonTime(new Date(leavesAt))}, if nobody has read it`}
			label="Reason for stopping it"
			name="reason"
			storedAs={`message-stop-${id}`}
			hint="The employer reads it with the message and in an email"
			rows={3}
			maxLength={limits.staffNote}
			keys={{ write: 's' }}
			missing="Say why: the employer reads it."
			send={['Stop', 'Stopping...']}
			about="the message"
			look="secondary"
			onSend={stop}
		/>
	);
}

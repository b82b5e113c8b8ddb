import { TextForm } from '#app/features/staff/parts/text-form.tsx';
import { deed } from '#app/lib/calls/call-api.ts';
import { useDeed } from '#app/lib/calls/deeds.ts';
import { staffMessages } from '#app/messages/staff.ts';
import { Card } from '#app/ui/card.tsx';
import { toast } from '#app/ui/toast.ts';
import { limits } from '#schema/limits.ts';

/** A question to the company, and what it has answered by email: both stand in the log below. */
export function AskCompany({ id, company }: { id: string; company: string }) {
	const { run, busy } = useDeed();
	const send = async (path: string, body: object, done: string) => {
		const result = await run(deed<object>(`/staff/employers/${id}/${path}`, body));
		toast(result.ok ? staffMessages.noted(done) : staffMessages.failed(result.message));
		return result.ok;
	};
	return (
		<Card>
			<div className="grid gap-6 md:grid-cols-2">
				<TextForm
					label="Ask the company"
					name="question"
					storedAs={`question-${id}`}
					hint="Its owners get it by email, and see it on their dashboard until one has answered"
					rows={4}
					maxLength={limits.staffNote}
					missing="Write what you want to know."
					send={['Send the question', 'Sending...']}
					about={`to ${company}`}
					busy={busy}
					answering={{ kind: 'employer', filling: { company } }}
					onSend={(question) => send('ask', { question }, `We have emailed ${company}.`)}
				/>
				<TextForm
					label="Note an answer"
					name="note"
					storedAs={`note-${id}`}
					hint="For staff: what came by email or telephone"
					rows={4}
					maxLength={limits.staffNote}
					missing="Write what the company has answered."
					send={['Note it', 'Storing...']}
					look="secondary"
					about={`about ${company}`}
					busy={busy}
					onSend={(note) => send('note', { note }, 'It stands in the log below.')}
				/>
			</div>
		</Card>
	);
}

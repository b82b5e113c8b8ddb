import { FoldedEntry } from '#app/features/staff/parts/folded-entry.tsx';
import { UntilDecided } from '#app/features/staff/parts/outcome-panel.tsx';
import { TextForm } from '#app/features/staff/parts/text-form.tsx';
import { useDecision } from '#app/features/staff/parts/use-decision.ts';
import { useStaffOverview } from '#app/features/staff/staff-context.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { limits } from '#schema/limits.ts';
import { daysBetween, hasPassed, londonDate, longDate } from '#schema/london-day.ts';
import { isDueSoon, type PersonRequest, requestLabels } from '#schema/staff/person-requests.ts';

/** What somebody asks of their data, with the forms that extend and close it. */
export function RequestEntry({
	request,
	isOpen,
	onAgain,
}: {
	request: PersonRequest;
	isOpen: boolean;
	onAgain: () => void;
}) {
	const { today } = useStaffOverview();
	const { outcome, take, taking } = useDecision();
	const { id, kind, person, received_on, due_on, note, extension, closed_at } = request;
	const path = `/staff/requests/${id}`;
	const about = `${requestLabels[kind]}: ${person}`;
	return (
		<FoldedEntry
			title={about}
			about={`Received on ${longDate(received_on)}, to be answered by ${longDate(due_on)}`}
			badge={!closed_at && <Due dueOn={due_on} today={today} />}
			isOpen={isOpen}
		>
			{note && <p className="whitespace-pre-line wrap-anywhere">{note}</p>}
			{extension && (
				<p className="whitespace-pre-line wrap-anywhere">
					<b>Two months were added.</b> {extension}
				</p>
			)}
			{closed_at ? (
				<div className="rounded-control bg-good-wash p-4">
					<p className="mb-1 font-semibold text-good">Closed on {londonDate(closed_at)}</p>
					<p className="whitespace-pre-line wrap-anywhere">{request.outcome}</p>
				</div>
			) : (
				<UntilDecided outcome={outcome} onAgain={onAgain}>
					<TextForm
						label="What was done"
						name="outcome"
						storedAs={`request-${id}`}
						hint="For this register. You answer the person yourself"
						rows={3}
						maxLength={limits.staffNote}
						keys={{ write: 'r', send: 'c' }}
						missing="Say what was done."
						send={['Close', 'Closing...']}
						about={`the request of ${person}`}
						className="border-t border-line pt-4"
						busy={taking}
						onSend={(words) => take(`${path}/close`, { outcome: words }, 'The request is closed.')}
					/>
					{extension === null && !hasPassed(due_on, today) && (
						<TextForm
							label="Why it takes longer"
							name="reason"
							storedAs={`request-extension-${id}`}
							hint="Tell the person within the first month that two months are added, and why"
							rows={2}
							maxLength={limits.staffNote}
							missing="Say why."
							send={['Add two months', 'Saving...']}
							about={`to the request of ${person}`}
							look="secondary"
							behind="It takes longer than a month"
							busy={taking}
							onSend={(words) => take(`${path}/extend`, { reason: words }, 'Two months are added.')}
						/>
					)}
				</UntilDecided>
			)}
		</FoldedEntry>
	);
}

function Due({ dueOn, today }: { dueOn: string; today: string }) {
	if (!isDueSoon(dueOn, today)) return null;
	const days = daysBetween(today, dueOn);
	if (days < 0) return <Badge tone="warn">Late</Badge>;
	return (
		<Badge tone="warn">
			{days === 0 ? 'Due today' : `Due in ${days} ${days === 1 ? 'day' : 'days'}`}
		</Badge>
	);
}

import { useState } from 'react';
import {
	markMany,
	moveMany,
	sendManyNow,
	takeBackMany,
	zipCall,
} from '#app/features/applications/hosts/host-calls.ts';
import { useHost } from '#app/features/applications/hosts/host-context.tsx';
import { MoveChoice } from '#app/features/applications/hosts/moves/move-choice.tsx';
import type { Wish } from '#app/features/applications/hosts/moves/move-form.tsx';
import { type Sent, sentOf } from '#app/features/applications/hosts/moves/sent.ts';
import { useDeed } from '#app/lib/calls/deeds.ts';
import { cn } from '#app/lib/cn.ts';
import { useNarrow } from '#app/lib/use-wide.ts';
import { applicationMessages } from '#app/messages/forms.ts';
import { hostMessages } from '#app/messages/hosts.ts';
import { Button } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toast.ts';
import type { ApplicantFilters } from '#schema/applications/applicant-filters.ts';
import {
	MOST_AT_ONCE,
	type MoveOutcome,
	type SendOutcome,
	TEMPLATE_STATUSES,
} from '#schema/applications/applicants.ts';
import { movesFrom } from '#schema/applications/application-moves.ts';
import { Choose } from './applicant-rows.tsx';
import { BulkDone } from './bulk-done.tsx';
import { FileButton } from './downloads.tsx';
import type { Chosen } from './use-chosen.ts';

export type Done = { to: Wish['to']; outcomes: MoveOutcome[] };

/** What can be done with all that are ticked: one move with one message each, and their CVs. */
export function Bulk({
	chosen,
	of,
	today,
	onDone,
}: {
	chosen: Chosen;
	/** Whose applications staff look at. */
	of: ApplicantFilters['of'];
	today: string;
	onDone: (done: Done) => void;
}) {
	const { host } = useHost();
	const { run } = useDeed();
	const narrow = useNarrow();
	const [to, setTo] = useState<Wish['to'] | null>(null);
	const ids = [...chosen.items.keys()];

	const send = async ({ message, ...wish }: Wish): Promise<Sent> => {
		const moves = [...chosen.items].map(([id, expected]) => ({ id, expected }));
		const { to } = wish;
		const wanted = { moves, ...wish, ...(message && { message }) };
		const result = await run(moveMany(host, wanted));
		if (!result.ok) return sentOf(result);
		chosen.clear();
		onDone({ to, outcomes: result.value.items });
		return true;
	};

	const shortlist = async () => {
		const result = await run(markMany(ids, { shortlisted: true }));
		if (result.ok) toast(hostMessages.shortlisted(result.value.ids.length));
		else toast(applicationMessages.failed(result.message));
	};

	if (ids.length === 0) return null;
	const isMovable = ids.length <= MOST_AT_ONCE;
	return (
		<section
			aria-label="Chosen applications"
			className={cn(
				'flex flex-wrap items-center gap-x-3 gap-y-2',
				narrow
					? 'bottom-0 tall:sticky z-10 -mx-edge border-t border-line bg-card px-edge py-2.5 shadow-float'
					: '-ml-3 flex-1',
			)}
		>
			<p>
				<b role="status">{ids.length} chosen</b>
				{isMovable && !narrow && <span aria-hidden="true">: move to</span>}
			</p>
			{!isMovable ? (
				<p className={cn(narrow && 'order-last')}>{hostMessages.tooMany.text}</p>
			) : (
				<div className={cn(narrow && 'order-last basis-full')}>
					{narrow && (
						<b aria-hidden="true" className="block pb-1 text-small">
							Move to
						</b>
					)}
					<MoveChoice
						chosen={to}
						onChoose={setTo}
						dialogTitle={`Move ${ids.length} ${ids.length === 1 ? 'application' : 'applications'}`}
						storedAs="moves"
						several={ids.length > 1}
						possible={possibleFor(chosen, host)}
						today={today}
						onSend={send}
					/>
				</div>
			)}
			<span className="ml-auto flex flex-wrap items-center gap-x-1">
				{host === 'employer' && isMovable && (
					<Button look="secondary" onClick={shortlist}>
						Shortlist<span className="sr-only"> those chosen</span>
					</Button>
				)}
				<FileButton path={zipCall(host, { of })} name="cvs.zip" ids={ids}>
					CVs
				</FileButton>
				<Button look="text" className="px-2!" onClick={chosen.clear}>
					{narrow ? <span>Choose none</span> : <Choose>None</Choose>}
				</Button>
			</span>
		</section>
	);
}

/** What became of those that were moved last, until it is taken back or closed. */
export function LastBulk({ done, onEnd }: { done: Done; onEnd: () => void }) {
	const { host } = useHost();
	const { run, doing } = useDeed();
	const undo = async (moved: string[]) => {
		const result = await run(takeBackMany(host, moved));
		if (!result.ok) return toast(applicationMessages.failed(result.message));
		const back = result.value.items.filter(({ outcome }) => outcome === 'taken_back');
		toast(hostMessages.takenBack(back.length));
		onEnd();
	};
	const sendNow = async (moved: string[]) => {
		const result = await run(sendManyNow(host, moved));
		if (!result.ok) toast(applicationMessages.failed(result.message));
		else toast(hostMessages.sentNow(result.value.items.filter(isSent).length));
		return result.ok;
	};
	return <BulkDone {...done} doing={doing} onUndo={undo} onSendNow={sendNow} onClose={onEnd} />;
}

const isSent = ({ outcome }: SendOutcome) => outcome === 'sent';

/** The moves that at least one of them can make; the result names those that could not. */
const possibleFor = ({ items }: Chosen, host: 'employer' | 'staff') =>
	TEMPLATE_STATUSES.filter((to) =>
		[...items.values()].some((status) => movesFrom(status, host).includes(to)),
	);

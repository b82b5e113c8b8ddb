import { useState } from 'react';
import {
	moveMany,
	sendManyNow,
	takeBackMany,
	zipCall,
} from '#app/features/applications/hosts/host-calls.ts';
import { useHost } from '#app/features/applications/hosts/host-context.tsx';
import { MoveChoice } from '#app/features/applications/hosts/moves/move-choice.tsx';
import type { Wish } from '#app/features/applications/hosts/moves/move-form.tsx';
import { applicationMessages } from '#app/messages/forms.ts';
import { hostMessages } from '#app/messages/hosts.ts';
import { Button } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toast.tsx';
import {
	MOST_AT_ONCE,
	type MoveOutcome,
	type SendOutcome,
	TEMPLATE_STATUSES,
} from '#schema/applications/applicants.ts';
import { movesFrom } from '#schema/applications/application-moves.ts';
import { BulkDone } from './bulk-done.tsx';
import { FileButton } from './downloads.tsx';
import type { Chosen } from './use-chosen.ts';

type Done = { to: Wish['to']; outcomes: MoveOutcome[] };

/**
 * What can be done with all that are ticked: one move with one message each, and their CVs. It stays in sight above the
 * list.
 */
export function Bulk({
	chosen,
	today,
	onMoved,
}: {
	chosen: Chosen;
	today: string;
	onMoved: () => Promise<void>;
}) {
	const { host } = useHost();
	const [done, setDone] = useState<Done | null>(null);
	const ids = [...chosen.items.keys()];

	const send = async ({ to, reasons, message, offer_until }: Wish) => {
		const moves = [...chosen.items].map(([id, expected]) => ({ id, expected }));
		const result = await moveMany(host, {
			moves,
			to,
			reasons,
			offer_until,
			...(message && { message }),
		});
		if (!result.ok) {
			toast(applicationMessages.failed(result.message));
			return false;
		}
		setDone({ to, outcomes: result.value.items });
		chosen.clear();
		await onMoved();
		return true;
	};
	const undo = async (moved: string[]) => {
		const result = await takeBackMany(host, moved);
		if (!result.ok) return toast(applicationMessages.failed(result.message));
		const back = result.value.items.filter(({ outcome }) => outcome === 'taken_back');
		toast(hostMessages.takenBack(back.length));
		setDone(null);
		await onMoved();
	};

	const sendNow = async (moved: string[]) => {
		const result = await sendManyNow(host, moved);
		if (!result.ok) toast(applicationMessages.failed(result.message));
		else toast(hostMessages.sentNow(result.value.items.filter(isSent).length));
		return result.ok;
	};

	if (ids.length === 0) return done && <BulkDone {...done} onUndo={undo} onSendNow={sendNow} />;
	return (
		<section
			aria-label="Chosen applications"
			className="sticky top-20 z-10 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-line bg-card p-3 shadow-float sm:p-4"
		>
			<div className="flex flex-wrap items-center gap-3">
				<b role="status">{ids.length} chosen</b>
				<FileButton path={zipCall(host, {})} name="cvs.zip" ids={ids}>
					CVs
				</FileButton>
				<Button look="text" onClick={chosen.clear}>
					Choose none
				</Button>
			</div>
			{ids.length > MOST_AT_ONCE ? (
				<p>{hostMessages.tooMany.text}</p>
			) : (
				<div className="grid gap-1.5">
					<p aria-hidden="true" className="text-[0.92rem] font-semibold lg:hidden">
						Move to
					</p>
					<MoveChoice
						dialogTitle={`Move ${ids.length} ${ids.length === 1 ? 'application' : 'applications'}`}
						storedAs="moves"
						possible={possibleFor(chosen, host)}
						today={today}
						onSend={send}
					/>
				</div>
			)}
		</section>
	);
}

const isSent = ({ outcome }: SendOutcome) => outcome === 'sent';

/** The moves that at least one of them can make; the result names those that could not. */
const possibleFor = ({ items }: Chosen, host: 'employer' | 'staff') =>
	TEMPLATE_STATUSES.filter((to) =>
		[...items.values()].some((status) => movesFrom(status, host).includes(to)),
	);

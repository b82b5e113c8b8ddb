import { X } from 'lucide-react';
import {
	markMany,
	sendManyNow,
	takeBackMany,
	zipCall,
} from '#app/features/applications/hosts/host-calls.ts';
import { useHost } from '#app/features/applications/hosts/host-context.tsx';
import { useDeed } from '#app/lib/calls/deeds.ts';
import { cn } from '#app/lib/cn.ts';
import { useNarrow } from '#app/lib/use-wide.ts';
import { applicationMessages } from '#app/messages/forms.ts';
import { hostMessages } from '#app/messages/hosts.ts';
import { Button } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toast.ts';
import type { ApplicantFilters } from '#schema/applications/applicant-filters.ts';
import { MOST_AT_ONCE, type SendOutcome } from '#schema/applications/applicants.ts';
import { BulkDone } from './bulk-done.tsx';
import { FileButton } from './downloads.tsx';
import type { LastMoves } from './use-last-moves.ts';
import type { Selection } from './use-selection.ts';

/** What can be done with all that are ticked: one move with one message each, the shortlist, whose they are, and their CVs. */
export function Bulk({
	chosen,
	of,
	onMove,
	onGive,
}: {
	chosen: Selection;
	/** Whose applications staff look at. */
	of: ApplicantFilters['of'];
	onMove: () => void;
	/** Undefined where there is nobody to give them to. */
	onGive: (() => void) | undefined;
}) {
	const { host } = useHost();
	const { run } = useDeed();
	const narrow = useNarrow();
	const ids = [...chosen.items.keys()];

	const shortlist = async () => {
		const result = await run(markMany(ids, { shortlisted: true }));
		if (result.ok) toast(hostMessages.shortlisted(result.value.ids.length));
		else toast(applicationMessages.failed(result.message));
	};

	if (ids.length === 0) return null;
	const none = (
		<Button look="text" className="ml-auto min-w-11 px-2!" onClick={chosen.clear}>
			<X aria-hidden="true" className="size-5" />
			<span className="sr-only">Choose none</span>
		</Button>
	);
	/** On a phone they stand in one line. */
	const tight = narrow ? 'px-2.5!' : undefined;
	const isMovable = ids.length <= MOST_AT_ONCE;
	return (
		<section
			aria-label="Chosen applications"
			data-foot={narrow ? '' : undefined}
			className={cn(
				'flex flex-wrap items-center gap-x-2 gap-y-1.5',
				narrow
					? 'bottom-0 tall:sticky z-10 -mx-edge border-t border-line bg-card px-edge py-2 shadow-float'
					: '-ml-3 flex-1',
			)}
		>
			<b role="status" className={cn('mr-1.5', narrow && 'basis-[calc(100%-4rem)] text-small')}>
				{ids.length} chosen
			</b>
			{narrow && none}
			{isMovable ? (
				<Button className={tight} aria-haspopup="dialog" data-single-key="m" onClick={onMove}>
					Move<span className="sr-only"> those chosen</span>
				</Button>
			) : (
				<p className={cn(narrow && 'order-last')}>{hostMessages.tooMany.text}</p>
			)}
			{host === 'employer' && isMovable && (
				<Button look="secondary" className={tight} onClick={shortlist}>
					Shortlist<span className="sr-only"> those chosen</span>
				</Button>
			)}
			{onGive && isMovable && (
				<Button look="secondary" className={tight} aria-haspopup="dialog" onClick={onGive}>
					Give<span className="sr-only"> those chosen to a colleague</span>
				</Button>
			)}
			<FileButton path={zipCall(host, { of })} name="cvs.zip" ids={ids}>
				CVs
			</FileButton>
			{!narrow && none}
		</section>
	);
}

/** What became of those that were moved last, until it is taken back or closed. */
export function LastBulk({
	done,
	onSent,
	onEnd,
}: {
	done: LastMoves;
	onSent: () => void;
	onEnd: () => void;
}) {
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
		if (result.ok) {
			onSent();
			toast(hostMessages.sentNow(result.value.items.filter(isSent).length));
		} else toast(applicationMessages.failed(result.message));
		return result.ok;
	};
	return <BulkDone {...done} doing={doing} onUndo={undo} onSendNow={sendNow} onClose={onEnd} />;
}

const isSent = ({ outcome }: SendOutcome) => outcome === 'sent';

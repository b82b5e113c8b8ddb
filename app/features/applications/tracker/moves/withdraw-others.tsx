import { useRef } from 'react';
import { takeOthersBack, withdrawOthers } from '#app/features/applications/student-calls.ts';
import { bylineOf, titleOf } from '#app/features/applications/tracker/naming.ts';
import { useTimeLeft } from '#app/features/applications/use-time-left.ts';
import { useDeed } from '#app/lib/calls/deeds.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { studentLabelOf } from '#schema/applications/application-moves.ts';
import type {
	OtherApplication,
	WholeApplication,
} from '#schema/applications/student-applications.ts';
import { WITHDRAWING } from './withdraw.tsx';

/** What is still open once an offer is accepted: named, withdrawn in one step, and taken back in one. */
export function WithdrawOthers({ application }: { application: WholeApplication }) {
	const { id, other_open: others } = application;
	const { run, busy, failure, forget } = useDeed(`others of ${id}`);
	const dialog = useRef<HTMLDialogElement>(null);
	const heading = useRef<HTMLParagraphElement>(null);
	const withdraw = async () => {
		const each = others.map(({ id, status }) => ({ id, expected: status }));
		const { ok } = await run(withdrawOthers(id, each));
		if (!ok) return;
		dialog.current?.close();
		// Its button goes with them.
		heading.current?.focus();
	};
	const failed = failure && (
		<p role="alert" className="font-semibold text-hot">
			{failure.message}
		</p>
	);
	return (
		<div className="grid gap-3" data-no-print="">
			<p ref={heading} tabIndex={-1} className="outline-none wrap-anywhere">
				{others.length > 0 &&
					`Still open: ${others.map(titleOf).join(', ')}. Withdraw what you do not need any more, so that nobody waits for you.`}
			</p>
			{others.length > 0 && (
				<Button
					look="secondary"
					aria-haspopup="dialog"
					className="justify-self-start"
					disabled={busy}
					onClick={() => {
						forget();
						dialog.current?.showModal();
					}}
				>
					Withdraw {openWords(others.length)}
				</Button>
			)}
			<Undo
				application={application}
				busy={busy}
				onUndo={async () => {
					const { ok } = await run(takeOthersBack(id));
					if (ok) heading.current?.focus();
				}}
			/>
			{failed}
			<Dialog ref={dialog} title={`Withdraw ${openWords(others.length)}?`}>
				<div className="grid gap-5">
					<ul className="grid gap-3">
						{others.map((other) => (
							<li key={other.id} className="wrap-anywhere">
								<b className="block">{titleOf(other)}</b>
								{bylineOf(other)}
								<span className="block">{endsWords(other)}</span>
							</li>
						))}
					</ul>
					<p>{WITHDRAWING}</p>
					{failed}
					<div className="flex flex-wrap gap-3">
						<Button look="hot" disabled={busy} onClick={() => withdraw()}>
							{busy ? 'Withdrawing...' : `Yes, withdraw ${openWords(others.length)}`}
						</Button>
						<Button look="secondary" disabled={busy} onClick={() => dialog.current?.close()}>
							{others.length === 1 ? 'Keep it' : 'Keep them'}
						</Button>
					</div>
				</div>
			</Dialog>
		</div>
	);
}

/** What was withdrawn, and the way back for as long as there is one. */
function Undo({
	application: { withdrawn_with, withdrawn_seconds },
	busy,
	onUndo,
}: {
	application: WholeApplication;
	busy: boolean;
	onUndo: () => void;
}) {
	if (useTimeLeft(withdrawn_seconds) <= 0) return null;
	return (
		<div className="grid gap-2">
			<p role="status" className="wrap-anywhere">
				Withdrawn: {withdrawn_with.map(titleOf).join(', ')}.
			</p>
			<div className="flex flex-wrap items-center gap-3">
				<Button look="secondary" disabled={busy} onClick={onUndo}>
					{busy ? 'Undoing...' : `Undo: bring ${openWords(withdrawn_with.length)} back`}
				</Button>
				<span className="text-small text-muted">
					Possible for ten minutes. Undoing the acceptance brings {openWords(withdrawn_with.length)}{' '}
					back too.
				</span>
			</div>
		</div>
	);
}

const openWords = (count: number) => (count === 1 ? 'it' : count === 2 ? 'both' : `all ${count}`);

/** What ends with it. */
function endsWords({ status }: OtherApplication): string {
	if (status === 'offered') return 'Its offer ends.';
	if (status === 'interview') return 'Its interview does not take place.';
	return `It is at “${studentLabelOf(status, 'employer')}”.`;
}

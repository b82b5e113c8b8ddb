import { useRef } from 'react';
import { withdrawOthers } from '#app/features/applications/student-calls.ts';
import { titleOf } from '#app/features/applications/tracker/naming.ts';
import { useDeed } from '#app/lib/calls/deeds.ts';
import { Button } from '#app/ui/button.tsx';
import { AFTER_ACCEPTING } from '#schema/applications/application-moves.ts';
import type { WholeApplication } from '#schema/applications/student-applications.ts';
import { longDate } from '#schema/london-day.ts';

/** Who writes next, what to have ready, and withdrawing what is still open in one step. */
export function AfterAccepting({ application }: { application: WholeApplication }) {
	const { id, other_open } = application;
	const { run, busy, failure } = useDeed();
	const heading = useRef<HTMLHeadingElement>(null);
	const withdraw = async () => {
		const { ok } = await run(withdrawOthers(id, others));
		// Its button goes with them.
		if (ok) heading.current?.focus();
	};
	const others = other_open.map((other) => ({ id: other.id, expected: other.status }));
	return (
		<section className="grid gap-3 rounded-control bg-good-wash p-inset">
			<h3 ref={heading} tabIndex={-1} className="text-body text-good outline-none">
				What comes next
			</h3>
			<ol className="grid gap-3">
				{stepsAfter(application).map((step, place) => (
					<li key={step} className="flex flex-wrap gap-x-3 gap-y-1">
						<span
							aria-hidden="true"
							className="grid size-7 shrink-0 place-items-center rounded-full bg-card text-small font-semibold"
						>
							{place + 1}
						</span>
						<span className="min-w-0 flex-[1_1_9rem] wrap-anywhere">{step}</span>
					</li>
				))}
			</ol>
			{other_open.length > 0 && (
				<div className="grid gap-3">
					<p className="wrap-anywhere">
						Still open: {other_open.map(titleOf).join(', ')}. Withdraw what you do not need any
						more, so that nobody waits for you.
					</p>
					{failure && (
						<p role="alert" className="font-semibold text-hot">
							{failure.message}
						</p>
					)}
					<Button
						look="secondary"
						className="justify-self-start"
						disabled={busy}
						onClick={withdraw}
					>
						{busy ? 'Withdrawing...' : `Withdraw ${openWords(other_open.length)}`}
					</Button>
				</div>
			)}
		</section>
	);
}

const openWords = (count: number) => (count === 1 ? 'it' : count === 2 ? 'both' : `all ${count}`);

function stepsAfter({ internship }: WholeApplication): string[] {
	const writes =
		internship?.source === 'employer'
			? `${internship.company} has your email address and writes`
			: 'We write';
	const day = internship?.starts_on && `You start on ${longDate(internship.starts_on)}`;
	return [
		`${writes} to you about the contract and your first day.`,
		AFTER_ACCEPTING,
		...(internship
			? [`${day || `You start: ${internship.starts}`}. Place: ${internship.location}.`]
			: []),
	];
}

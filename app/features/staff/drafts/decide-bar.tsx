import { type ReactNode, useId } from 'react';
import type { SingleKey } from '#app/lib/single-keys.ts';
import { Button } from '#app/ui/button.tsx';
import { SingleKeys } from '#app/ui/single-keys.tsx';
import type { FieldName } from '#schema/internships/fields.ts';
import { lineId } from './review-line.tsx';

/** What staff can decide on a draft. */
export type Decision = 'approve' | 'return';

/** Stays in sight: how the decision stands, and the two ways to take it. */
export function DecideBar({
	keys,
	undecided,
	returned,
	disabled,
	taken,
	onDecide,
}: {
	keys: SingleKey[];
	undecided: FieldName[];
	returned: number;
	disabled: boolean;
	/** The decision that is being stored. */
	taken: Decision | null;
	/** Before the form is sent. */
	onDecide: (decision: Decision) => void;
}) {
	const id = useId();
	const isOff = returned > 0;
	return (
		<div
			data-no-print
			data-foot=""
			className="bottom-0 tall:sticky z-10 flex flex-wrap items-center gap-x-5 gap-y-2 rounded-card border border-control bg-card px-4 py-3 shadow-float sm:px-5"
		>
			<p id={id} role="status" className="min-w-[min(12rem,100%)] flex-1">
				{standingWords(undecided, returned)}
			</p>
			<div className="flex flex-wrap gap-3 max-sm:w-full">
				<SingleKeys keys={keys} className="max-md:hidden" />
				<Button
					className="grow"
					data-single-key="a"
					look={isOff || undecided.length > 0 ? 'secondary' : 'primary'}
					aria-describedby={id}
					disabled={disabled || isOff}
					onClick={({ currentTarget }) => {
						onDecide('approve');
						currentTarget.form?.requestSubmit();
					}}
				>
					{taken === 'approve' ? 'Approving...' : 'Approve'}
				</Button>
				<Button
					type="submit"
					className="grow"
					data-single-key="b"
					look={isOff ? 'hot' : 'secondary'}
					disabled={disabled}
					onClick={() => onDecide('return')}
				>
					{taken === 'return' ? 'Returning...' : 'Return'}
				</Button>
			</div>
		</div>
	);
}

/** What is left to decide leads to the first such field. */
function standingWords([first, ...more]: FieldName[], returned: number): ReactNode {
	const left = first && (
		<a href={`#${lineId(first)}`} className="link inline-block py-1.5 font-semibold">
			{more.length + 1} still to decide
		</a>
	);
	if (returned === 0) return left ?? 'All fine so far';
	return (
		<>
			<b>{returned} to return</b>
			{left && <>, {left}</>}. <span className="text-muted">It cannot be approved like this.</span>
		</>
	);
}

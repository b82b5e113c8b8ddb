import { Check } from 'lucide-react';
import { Button } from '#app/ui/button.tsx';
import type { Row } from './use-proposals.ts';

/** One proposal beside what the profile says, with what can be done about it: a short one in one line. */
export function ProposalRow({
	row,
	isLabelled,
	onAccept,
	onLeave,
}: {
	row: Row;
	/** Not where the row above has the same label. */
	isLabelled: boolean;
	onAccept: () => Promise<void>;
	onLeave: () => void;
}) {
	const { label, now, proposed, hasRoom, decision } = row;
	const isAccepted = decision === 'accepted';
	const name = `${label}: ${proposed[0] ?? ''}`;
	const isShort = proposed.length === 1;
	return (
		<li
			className={`flex gap-3 border-b border-line py-3 last:border-0 ${isShort ? 'flex-wrap items-center justify-between' : 'flex-col'}`}
		>
			<div className="grid min-w-20 flex-1 gap-0.5">
				{isLabelled && <p className="text-small text-muted">{label}</p>}
				{now && now.length > 0 && !isAccepted && (
					<p className="text-small text-muted wrap-anywhere">
						<span>In your profile: </span>
						<span>{now.join(' · ')}</span>
					</p>
				)}
				<Words lines={proposed} />
			</div>
			<div className="flex flex-wrap items-center gap-3">
				{hasRoom || isAccepted ? (
					<Button
						look={decision === 'open' ? 'primary' : 'secondary'}
						disabled={isAccepted}
						onClick={onAccept}
					>
						{isAccepted && <Check aria-hidden="true" className="size-4.5" />}
						<span>{isAccepted ? 'Accepted' : 'Accept'}</span>{' '}
						<span className="sr-only">{name}</span>
					</Button>
				) : (
					<p className="text-small text-muted">Your profile has no room for more of these.</p>
				)}
				{!isAccepted && (
					<Button look="secondary" disabled={decision === 'left'} onClick={onLeave}>
						<span>{decision === 'left' ? 'Left out' : 'Leave'}</span>{' '}
						<span className="sr-only">{name}</span>
					</Button>
				)}
			</div>
		</li>
	);
}

/** The first line, and the others below it, each once. */
const Words = ({ lines: [first, ...others] }: { lines: string[] }) => (
	<div className="wrap-anywhere">
		<p className="font-semibold">{first}</p>
		{others.length > 0 && (
			<ul className="text-small text-muted">
				{[...new Set(others)].map((line) => (
					<li key={line}>{line}</li>
				))}
			</ul>
		)}
	</div>
);

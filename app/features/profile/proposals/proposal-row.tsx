import { Check } from 'lucide-react';
import { Button } from '#app/ui/button.tsx';
import type { Row } from './use-proposals.ts';

/** One proposal beside what the profile says, with what can be done about it. */
export function ProposalRow({
	row,
	onAccept,
	onLeave,
}: {
	row: Row;
	onAccept: () => Promise<void>;
	onLeave: () => void;
}) {
	const { label, now, proposed, hasRoom, decision } = row;
	const isAccepted = decision === 'accepted';
	const name = `${label}: ${proposed[0] ?? ''}`;
	return (
		<li className="grid gap-3 border-b border-line py-4 last:border-0">
			<div className="grid gap-1">
				<p className="font-semibold">{label}</p>
				{now && !isAccepted && (
					<p className="text-small text-muted wrap-anywhere">
						<span>In your profile: </span>
						<span>{now.length > 0 ? now.join(' · ') : 'nothing yet'}</span>
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
		<p>{first}</p>
		{others.length > 0 && (
			<ul className="text-small text-muted">
				{[...new Set(others)].map((line) => (
					<li key={line}>{line}</li>
				))}
			</ul>
		)}
	</div>
);

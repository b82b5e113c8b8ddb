import { ApplyLink } from '#app/features/saved/apply-link.tsx';
import { statedPay } from '#content/pay.ts';
import { ClosingLine } from './apply-facts.tsx';
import type { ApplyPanelProps } from './apply-panel.tsx';

/** The way to apply on a small screen, always in view. */
export function ApplyBar({ internship, today, applied }: ApplyPanelProps) {
	const { slug, title } = internship;
	return (
		<>
			<div className="min-w-0 flex-[1_1_4.5rem] text-small leading-snug">
				{applied ? (
					<>
						<p className="font-semibold">Applied</p>
						<p className="text-muted">{applied.words[1]}</p>
					</>
				) : (
					<>
						<p className="font-semibold even-figures">{statedPay(internship)}</p>
						<ClosingLine internship={internship} today={today} />
					</>
				)}
			</div>
			<ApplyLink
				to={`/apply?internship=${slug}`}
				title={title}
				applied={applied}
				className="max-w-full shrink-0"
			/>
		</>
	);
}

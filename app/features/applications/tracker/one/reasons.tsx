import { Points } from '#app/ui/points.tsx';
import { REJECTION_REASONS, type RejectionReason } from '#schema/applications/application-moves.ts';

/** Why an application goes no further, as it was chosen from the list; nothing where nothing was. */
export const Reasons = ({ reasons }: { reasons: RejectionReason[] }) =>
	reasons.length > 0 && (
		<div>
			<p>Why:</p>
			<Points points={reasons.map((reason) => REJECTION_REASONS[reason])} />
		</div>
	);

import type { OwnApplied } from '#app/features/saved/own-applied.ts';
import { Sign } from '#app/ui/art/drawings.tsx';

/** That one has applied, and how it stands or by when one hears. */
export const AppliedLine = ({ applied: { words } }: { applied: OwnApplied }) => (
	<>
		<p className="flex items-center gap-2 font-bold">
			<Sign of="check" />
			{words[0]}
		</p>
		<p className="text-[0.97rem] text-muted">{words[1]}</p>
	</>
);

import { Check } from 'lucide-react';
import type { AppliedWithWords } from './applied-words.ts';

/** That somebody has applied, with the status, or the day by which an answer comes. */
export const AppliedLine = ({ applied: { words } }: { applied: AppliedWithWords }) => (
	<>
		<p className="flex items-center gap-2 font-semibold">
			<Check aria-hidden="true" className="size-4.5 shrink-0" />
			{words[0]}
		</p>
		<p className={`mt-1 text-small ${words[2] || 'text-muted'}`}>{words[1]}</p>
	</>
);

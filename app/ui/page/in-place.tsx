import type { ReactNode } from 'react';
import { cn } from '#app/lib/cn.ts';

/**
 * Shows an answer in the place of what was asked, whose space stays: nothing below moves, however late it comes.
 * @param answer null until there is one
 */
export const InPlace = ({ answer, children }: { answer: ReactNode; children: ReactNode }) => (
	<div className="grid *:[grid-area:1/1]">
		<div inert={answer !== null} className={cn(answer !== null && 'invisible')}>
			{children}
		</div>
		{answer}
	</div>
);

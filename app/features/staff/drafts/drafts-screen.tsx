import type { ComponentProps } from 'react';
import { GOING } from '#app/features/staff/parts/list-keys.ts';
import { SavedAnswers } from '#app/features/staff/saved-answers/saved-answers.tsx';
import { Part } from '#app/ui/page/part-boundary.tsx';
import type { loadDrafts } from './api.ts';
import { Queue } from './queue.tsx';

type Drafts = Awaited<ReturnType<typeof loadDrafts>>;

/** The drafts that wait, with what is said in answer to them. */
export const DraftsScreen = ({
	answers,
	drafts: { choice, waiting, approved },
}: {
	answers: ComponentProps<typeof SavedAnswers>['result'];
	drafts: Drafts;
}) => (
	<SavedAnswers result={answers} keys={GOING}>
		<Part result={waiting}>
			{(first) => (
				<Part result={approved}>
					{(drafts) => <Queue choice={choice} waiting={first} approved={drafts} />}
				</Part>
			)}
		</Part>
	</SavedAnswers>
);

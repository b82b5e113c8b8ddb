import { actorWords, type OtherEntry } from '#app/features/applications/tracker/one/history.tsx';
import type { Actor, ApplicationChange, WholeApplicant } from '#schema/applications/applicants.ts';
import { londonMoment } from '#schema/london-day.ts';
import { changeWords } from './change-words.ts';

/** What members of the company have changed of an application besides moves and notes, for its history. */
export const changesOf = ({
	changes,
	acted,
}: Pick<WholeApplicant, 'changes' | 'acted'>): OtherEntry[] =>
	changes.map((change) => ({
		...change,
		entry: <Change change={change} actor={acted[change.id]} />,
	}));

const Change = ({ change, actor }: { change: ApplicationChange; actor: Actor | undefined }) => (
	<p className="text-small text-muted wrap-anywhere">
		<span>{changeWords(change, actor)}</span>,{' '}
		<span className="inline-block">{londonMoment(change.at)}</span>
		<span>{actorWords(actor)}</span>
	</p>
);

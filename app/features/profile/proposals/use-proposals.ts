import { useRef, useState } from 'react';
import { profileCall, saveSection } from '#app/features/profile/api.ts';
import { callApi } from '#app/lib/calls/call-api.ts';
import type { CvProposals } from '#schema/students/cv-proposals.ts';
import { sectionTitles } from '#schema/students/profile-labels.ts';
import type { SavedSection, WholeProfile } from '#schema/students/whole-profile.ts';
import type { Proposal, ProposedSection } from './proposal.ts';
import { proposalsFor, valueWith } from './proposals.ts';

/** What became of a proposal; `open` while nothing was decided. */
type Decision = 'open' | 'accepted' | 'left';

/** A proposal beside what the profile says now. */
export type Row = Proposal & { decision: Decision };

type Problem = { section: ProposedSection; words: string };

const CHANGED =
	'This section was changed in another tab or on another device. See what it says now, and accept again.';

/**
 * Decides on proposals one by one. What is accepted is saved as the section of the profile is saved that has it, one call at a
 * time; the rest is only in this screen.
 * @param loaded the profile as it is now
 * @param onSaved told the profile as it is then, which is `loaded` from then on
 */
export function useProposals(
	read: CvProposals,
	loaded: WholeProfile,
	onSaved: (now: WholeProfile) => void,
) {
	/** All of the file, in their order: what is accepted stays in its place. */
	const [first] = useState(() => proposalsFor(read, loaded.profile));
	const [decisions, setDecisions] = useState<Record<string, Decision>>({});
	const [problem, setProblem] = useState<Problem | null>(null);
	const [done, setDone] = useState('');
	const work = useRef({ now: loaded, last: Promise.resolve() }).current;

	const take = (whole: WholeProfile) => {
		work.now = whole;
		onSaved(whole);
	};
	const decide = (ids: readonly string[], decision: Decision) =>
		setDecisions((all) => ({ ...all, ...Object.fromEntries(ids.map((id) => [id, decision])) }));

	const save = async (section: ProposedSection, ids: readonly string[]) => {
		setDone('');
		const value = valueWith(read, work.now.profile, ids);
		if (value) {
			const expected = work.now.versions[section] ?? 0;
			const result = await saveSection({ section, expected, value } as SavedSection);
			if (!result.ok) return refused(section, result);
			take(result.value);
		}
		setProblem(null);
		decide(ids, 'accepted');
		setDone(`Saved in “${sectionTitles[section]}”.`);
	};
	/** After the change of another tab the screen shows what it has saved. */
	const refused = async (section: ProposedSection, { code, message }: Refusal) => {
		if (code !== 'changed_elsewhere')
			return setProblem({ section, words: `Not saved. ${message}` });
		const result = await callApi<WholeProfile>(profileCall);
		if (result.ok) take(result.value);
		setProblem({ section, words: result.ok ? CHANGED : `Not saved. ${result.message}` });
	};

	const current = new Map(proposalsFor(read, loaded.profile).map((one) => [one.id, one]));
	const rows = first.map((one): Row => {
		const proposal = current.get(one.id);
		// What the profile says by now is as good as accepted.
		const decision = proposal ? (decisions[one.id] ?? 'open') : 'accepted';
		return { ...(proposal ?? one), decision };
	});
	return {
		rows,
		problem,
		done,
		/** Of one section. @returns when it is saved or refused */
		accept(section: ProposedSection, ids: readonly string[]): Promise<void> {
			work.last = work.last.then(() => save(section, ids));
			return work.last;
		},
		leave: (id: string) => decide([id], 'left'),
	};
}

type Refusal = { code: string; message: string };

export type Proposals = ReturnType<typeof useProposals>;

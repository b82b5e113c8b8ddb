import type { CvProposals } from '#schema/students/cv-proposals.ts';
import type { StudentProfile } from '#schema/students/student-profile.ts';
import { aboutProposals } from './about-proposals.ts';
import { entryProposals } from './entry-proposals.ts';
import { languageProposals, linkProposals, skillProposals } from './list-proposals.ts';
import type { Proposal } from './proposal.ts';

/** What a CV says that a profile does not say yet. */
export const proposalsFor = (read: CvProposals, profile: StudentProfile): Proposal[] => [
	...aboutProposals(read.about, profile),
	...entryProposals(read, profile),
	...skillProposals(read, profile),
	...languageProposals(read, profile),
	...linkProposals(read, profile),
];

/** A section with several proposals accepted; null where none of them is left. */
export function valueWith(
	read: CvProposals,
	profile: StudentProfile,
	ids: readonly string[],
): Proposal['value'] | null {
	let value: Proposal['value'] | null = null;
	let changed = profile;
	for (const id of ids) {
		const proposal = proposalsFor(read, changed).find((one) => one.id === id && one.hasRoom);
		if (!proposal) continue;
		value = proposal.value;
		changed = { ...changed, ...value };
	}
	return value;
}

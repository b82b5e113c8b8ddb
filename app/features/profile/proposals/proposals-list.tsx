import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import type { CvProposals } from '#schema/students/cv-proposals.ts';
import { sectionTitles } from '#schema/students/profile-labels.ts';
import type { WholeProfile } from '#schema/students/whole-profile.ts';
import { PROPOSED, type ProposedSection } from './proposal.ts';
import { ProposalRow } from './proposal-row.tsx';
import { type Proposals, useProposals } from './use-proposals.ts';

/** What one file proposes, section by section. */
export function ProposalsList({
	read,
	loaded,
	onSaved,
}: {
	read: CvProposals;
	loaded: WholeProfile;
	onSaved: (now: WholeProfile) => void;
}) {
	const proposals = useProposals(read, loaded, onSaved);
	const count = proposals.rows.length;
	if (count === 0) return <Nothing hasText={read.has_text} />;
	return (
		<div className="grid gap-4">
			<p role="status" className="min-h-6 text-muted">
				{proposals.done || countWords(count)}
			</p>
			{PROPOSED.map((section) => (
				<SectionOf key={section} section={section} proposals={proposals} />
			))}
		</div>
	);
}

const countWords = (count: number) =>
	count === 1
		? 'Your CV has one proposal for your profile.'
		: `Your CV has ${count} proposals for your profile.`;

const Nothing = ({ hasText }: { hasText: boolean }) => (
	<p role="status">
		{hasText
			? 'We found nothing in this CV that we are sure of and that your profile does not say already. You can fill in the rest of your profile yourself.'
			: 'We found no text in this PDF, as in a scan: we cannot read it, and programs and screen readers cannot either. If you can, save your CV as a PDF in the program you wrote it with, and choose it again.'}
	</p>
);

function SectionOf({ section, proposals }: { section: ProposedSection; proposals: Proposals }) {
	const { problem, accept, leave } = proposals;
	const rows = proposals.rows.filter((row) => row.section === section);
	const open = rows.filter(({ decision, hasRoom }) => decision === 'open' && hasRoom);
	if (rows.length === 0) return null;
	const title = sectionTitles[section];
	return (
		<Card>
			<div className="flex flex-wrap items-center justify-between gap-3">
				<h2 className="text-part">{title}</h2>
				{rows.length > 1 && (
					<Button
						look="secondary"
						disabled={open.length === 0}
						onClick={() =>
							accept(
								section,
								open.map(({ id }) => id),
							)
						}
					>
						Accept all <span className="sr-only">{`of ${title}`}</span>
					</Button>
				)}
			</div>
			{problem?.section === section && (
				<p role="alert" className="mt-3 rounded-control bg-sun-wash p-4 text-sun-ink">
					{problem.words}
				</p>
			)}
			<ul>
				{rows.map((row, at) => (
					<ProposalRow
						key={row.id}
						row={row}
						isLabelled={row.label !== rows[at - 1]?.label}
						onAccept={() => accept(section, [row.id])}
						onLeave={() => leave(row.id)}
					/>
				))}
			</ul>
		</Card>
	);
}

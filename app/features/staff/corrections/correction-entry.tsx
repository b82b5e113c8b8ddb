import { useClaim } from '#app/features/staff/claims/use-claim.ts';
import { FoldedEntry } from '#app/features/staff/parts/folded-entry.tsx';
import { UntilDecided } from '#app/features/staff/parts/outcome-panel.tsx';
import { textDiff } from '#app/features/staff/parts/text-diff.ts';
import { TextForm } from '#app/features/staff/parts/text-form.tsx';
import { TextVersion } from '#app/features/staff/parts/text-version.tsx';
import { useDecision } from '#app/features/staff/parts/use-decision.ts';
import { Button } from '#app/ui/button.tsx';
import { Link } from '#app/ui/link.tsx';
import { changedLines } from '#schema/employers/draft-words.ts';
import type { WaitingCorrection } from '#schema/employers/posting.ts';
import { limits } from '#schema/limits.ts';
import { londonMoment } from '#schema/london-day.ts';

/** What is public beside what was approved, and the two ways to decide. */
export function CorrectionEntry({
	correction,
	isOpen,
	onAgain,
}: {
	correction: WaitingCorrection;
	isOpen: boolean;
	onAgain: () => void;
}) {
	const claiming = useClaim('correction', correction.id, correction.claim, true);
	const { outcome, take, taking } = useDecision(claiming);
	const { id, version, slug, title, company, approved, published } = correction;
	const path = `/staff/corrections/${id}`;
	return (
		<FoldedEntry
			title={title}
			about={`${company}, ${since(correction)}`}
			since={correction.first_at}
			isOpen={isOpen}
			claiming={claiming}
		>
			<p className="text-small text-muted">
				<Link to={`/internships/${slug}`} className="link inline-block py-1.5">
					See its page
				</Link>
				<br />
				{toldWords(correction.open_applications)}
			</p>
			<ul className="rounded-card border border-line">
				{changedLines(approved, published).map(({ line, before }) => {
					const parts = textDiff(before, line.text);
					return (
						<li
							key={line.field}
							className="flex flex-wrap items-start gap-x-5 gap-y-2 border-t border-line p-4 first:border-0"
						>
							<h3 className="w-full text-body leading-[inherit] sm:w-40">{line.label}</h3>
							<TextVersion label="Approved" parts={parts.before} isOld />
							<TextVersion label={outcome ? 'Corrected' : 'Public now'} parts={parts.after} />
						</li>
					);
				})}
			</ul>
			<UntilDecided outcome={outcome} onAgain={onAgain}>
				<div className="grid justify-items-start gap-2" data-no-print>
					<Button
						data-single-key="f"
						disabled={taking || claiming.isTaken}
						onClick={() => take(`${path}/accept`, { version }, 'The correction is approved.')}
					>
						Fine
						<span className="sr-only">: the correction of {title}</span>
					</Button>
					<TextForm
						behind="Put back what was approved"
						label="Reason for putting it back"
						name="reason"
						storedAs={`put-back-${id}`}
						hint="The employer reads it"
						rows={3}
						maxLength={limits.staffNote}
						keys={{ write: 'r' }}
						missing="Write at least one sentence to the employer."
						send={['Put back', 'Putting back...']}
						about={`of ${title}`}
						look="hot"
						answering={{ kind: 'correction', filling: { title, company } }}
						onSend={(reason) =>
							take(`${path}/put-back`, { version, reason }, 'What was approved is public again.')
						}
						busy={taking}
						isOff={claiming.isTaken}
					/>
				</div>
			</UntilDecided>
		</FoldedEntry>
	);
}

function since({ first_at, last_at }: WaitingCorrection): string {
	const [first, last] = [londonMoment(first_at), londonMoment(last_at)];
	return first === last ? `corrected ${first}` : `corrected since ${first}, last ${last}`;
}

function toldWords(applications: number): string {
	if (applications === 0) return 'Nobody has an open application, so nobody is told.';
	const people = applications === 1 ? '1 person' : `${applications} people`;
	return `${people} with an open application ${applications === 1 ? 'is' : 'are'} told by email, once a day at most.`;
}

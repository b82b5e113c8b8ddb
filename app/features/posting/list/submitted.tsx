import { draftPath } from '#app/features/posting/api.ts';
import { focusOn } from '#app/lib/focus-on.ts';
import { DonePanel } from '#app/ui/forms/done-panel.tsx';
import { Link } from '#app/ui/link.tsx';
import { Points } from '#app/ui/points.tsx';
import type { SubmitOutcomes } from '#schema/employers/draft-import.ts';

/** What has become of drafts that were submitted at once: each that was not is named, with what it lacks. */
export function Submitted({ outcome: { items } }: { outcome: SubmitOutcomes }) {
	const refused = items.flatMap(({ id, title, refused: why }) =>
		why ? [{ id, title, ...why }] : [],
	);
	const count = items.length - refused.length;
	const done = count === 1 ? '1 draft waits for our staff' : `${count} drafts wait for our staff`;
	return (
		<>
			{count > 0 && (
				<DonePanel title={done}>
					<p>We read them and write to you. Nothing is public before.</p>
				</DonePanel>
			)}
			{refused.length > 0 && (
				<div
					ref={count > 0 ? undefined : focusOn}
					role="alert"
					tabIndex={-1}
					className="grid gap-3 rounded-control bg-sun-wash p-4 outline-none sm:p-5"
				>
					<p className="font-semibold text-sun-ink">
						{refused.length === 1
							? '1 draft was not submitted.'
							: `${refused.length} drafts were not submitted.`}
					</p>
					<ul className="grid gap-3">
						{refused.map(({ id, title, message, problems }) => (
							<li key={id} className="wrap-anywhere">
								<Link to={draftPath(id)} className="link font-semibold">
									{title || 'Without a title'}
								</Link>
								{problems.length > 0 ? <Points points={problems} /> : <p>{message}</p>}
							</li>
						))}
					</ul>
				</div>
			)}
		</>
	);
}

import { Bookmark, Star } from 'lucide-react';
import { nameOf } from '#app/features/applications/hosts/applicant-naming.ts';
import { markMany } from '#app/features/applications/hosts/host-calls.ts';
import { useDeed } from '#app/lib/calls/deeds.ts';
import { cn } from '#app/lib/cn.ts';
import { useLastChoice } from '#app/lib/use-last-choice.ts';
import { applicationMessages } from '#app/messages/forms.ts';
import { PlainButton } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toast.ts';
import type { Applicant } from '#schema/applications/applicants.ts';

const STARS = [1, 2, 3] as const;

/**
 * What the company thinks of an applicant, for its own members: up to three stars, and the shortlist. The same star again takes
 * it away.
 * @param keyed whether the keys 1 to 3 and s press them: on the screen of one applicant
 * @param inRow whether it is in a row, of which the shortlist has the upper corner on a phone
 */
export function Marks({
	applicant,
	keyed = false,
	inRow = false,
}: {
	applicant: Applicant;
	keyed?: boolean;
	inRow?: boolean;
}) {
	const { id, stars, shortlisted } = applicant;
	const { run } = useDeed();
	// Only what was pressed: a colleague may have set the other one meanwhile.
	const [chosen, choose] = useLastChoice(
		async (marks: { stars?: number; shortlisted?: boolean }) => {
			const result = await run(markMany([id], marks));
			if (!result.ok) toast(applicationMessages.failed(result.message));
		},
	);
	const now = { stars, shortlisted, ...chosen };
	const name = nameOf(applicant);
	return (
		<span className="flex items-center gap-1.5" data-no-print="">
			{/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a legend, which would be seen */}
			<span role="group" aria-label={`Stars for ${name}`} className="flex">
				{STARS.map((count) => (
					<PlainButton
						key={count}
						aria-pressed={now.stars === count}
						aria-label={count === 1 ? '1 star' : `${count} stars`}
						data-single-key={keyed ? String(count) : undefined}
						data-mark={count}
						className="grid h-11 w-7 place-items-center rounded-control text-brand"
						onClick={() =>
							void choose({ ...chosen, stars: now.stars === count ? count - 1 : count })
						}
					>
						<Star
							aria-hidden="true"
							className={cn('size-5', count <= now.stars ? 'fill-brand' : 'text-control')}
						/>
					</PlainButton>
				))}
			</span>
			<PlainButton
				aria-pressed={now.shortlisted}
				aria-label={`Shortlist ${name}`}
				data-single-key={keyed ? 's' : undefined}
				data-mark="s"
				className={cn(
					'grid size-11 place-items-center rounded-control text-brand',
					inRow && '@max-2xl:absolute @max-2xl:top-2 @max-2xl:right-1.5',
				)}
				onClick={() => void choose({ ...chosen, shortlisted: !now.shortlisted })}
			>
				<Bookmark
					aria-hidden="true"
					className={cn('size-5', now.shortlisted ? 'fill-brand' : 'text-control')}
				/>
			</PlainButton>
		</span>
	);
}

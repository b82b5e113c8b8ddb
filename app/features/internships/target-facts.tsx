import { SectorMark } from '#app/ui/art/drawings.tsx';
import { Facts } from '#app/ui/card.tsx';
import { FitWords } from '#app/ui/fit/fit-words.tsx';
import { Link } from '#app/ui/link.tsx';
import { WholeParts } from '#app/ui/whole-parts.tsx';
import { answerDueOn } from '#schema/applications/answers.ts';
import type { InternshipSummary } from '#schema/internships/internship.ts';
import { untilEndOf } from '#schema/london-day.ts';
import { payWords, startsText } from './card/card-text.ts';
import { closing } from './card/closing.ts';
import { useFit } from './fit/fit-context.ts';

/** What one applies for, above the form, or what one has applied for. @param today ISO date in Europe/London */
export function TargetFacts({
	internship,
	today,
	takes,
}: {
	internship: InternshipSummary;
	today: string;
	/** Whether one can apply: then by when, and by when there is an answer. */
	takes: boolean;
}) {
	const { title, company, location, sector, slug, weeks, starts } = internship;
	const { amount, per, otherwise, hours } = payWords(internship);
	const fit = useFit(internship);
	const due = untilEndOf(answerDueOn(today, internship.answer_days));
	const days = [
		['Deadline', closing(internship.deadline, today).text],
		['Answer', `By ${due}, if you apply today`],
	] as const;
	return (
		<section
			aria-label="The internship"
			className="rounded-card border border-line bg-card p-4 sm:p-5"
		>
			<div className="mb-3 flex flex-wrap items-start gap-3">
				<SectorMark
					sector={sector}
					className="size-12 shrink-0 rounded-control bg-wash max-sm:hidden"
				/>
				<div className="min-w-0 flex-[1_1_9rem]">
					<h2 className="text-part wrap-anywhere">
						<Link to={`/internships/${slug}`} className="hover:underline">
							{title}
						</Link>
					</h2>
					<p className="text-small text-muted wrap-anywhere">
						{company} · {location}
					</p>
				</div>
			</div>
			<Facts
				side
				brief
				rows={[
					[
						'Pay',
						<WholeParts
							key="pay"
							parts={[`${amount} ${per}`, hours, otherwise].filter((part) => part !== undefined)}
						/>,
					],
					['When', `${startsText(starts)}, for ${weeks} weeks`],
					...(takes ? days : []),
					...(fit ? [['For you', <FitWords key="fit" {...fit} />] as const] : []),
				]}
			/>
		</section>
	);
}

import { longDate } from '#app/lib/dates.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Facts } from '#app/ui/card.tsx';
import { Link } from '#app/ui/link.tsx';
import { payText } from '#content/pay.ts';
import type { ProgramSummary } from '#content/types.ts';

type ProgramCardProps = {
	program: Pick<
		ProgramSummary,
		| 'id'
		| 'title'
		| 'company'
		| 'type'
		| 'location'
		| 'weeks'
		| 'pay'
		| 'spots'
		| 'applicationDeadline'
		| 'featured'
		| 'shortDescription'
	>;
	showDescription?: boolean;
};

/**
 * One of the six programs, in short, with the way to its page. Where its list item is a wide
 * container, its facts stand beside its name.
 */
export function ProgramCard({ program, showDescription }: ProgramCardProps) {
	const { id, title, company, type, location, weeks, pay, spots, featured } = program;
	return (
		<article className="relative flex w-full flex-col gap-3 @[38rem]:grid @[38rem]:grid-cols-[1fr_20rem] @[38rem]:gap-x-8 @[38rem]:[&>dl]:col-start-2 @[38rem]:[&>dl]:row-span-4 @[38rem]:[&>dl]:row-start-1 rounded-card border border-line bg-card p-5.5 transition-shadow hover:shadow-float">
			<p className="flex flex-wrap gap-2">
				<Badge>{type}</Badge>
				{featured && <Badge tone="plain">Featured</Badge>}
			</p>
			<div>
				<h3 className="text-[1.2rem]">{title}</h3>
				<p className="mt-1 text-muted">{company}</p>
			</div>
			<Facts
				rows={[
					['Where', location],
					['Length', `${weeks} weeks`],
					['Stipend', `${payText(pay)} for ${pay.hours} h a week`],
					['Apply by', longDate(program.applicationDeadline)],
				]}
			/>
			{showDescription && <p className="text-[0.97rem]">{program.shortDescription}</p>}
			<p className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-1 pt-1 whitespace-nowrap">
				<Link
					to={`/programs/${id}`}
					aria-label={`View details of ${title}`}
					className="link after:absolute after:inset-0"
				>
					View details
				</Link>
				<span className="text-[0.92rem] text-muted">{spots} spots left</span>
			</p>
		</article>
	);
}

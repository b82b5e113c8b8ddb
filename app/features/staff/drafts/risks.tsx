import { companyPath } from '#app/features/staff/screens.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Link } from '#app/ui/link.tsx';
import { LOOKED_FOR, type Risk } from '#schema/employers/draft-risks.ts';
import type { DraftLine } from '#schema/employers/draft-words.ts';
import type { FieldName } from '#schema/internships/fields.ts';
import { lineId } from './review-line.tsx';

/** What to look at first, each with the way to its field. */
export function Risks({
	company,
	risks,
	lines,
}: {
	/** The id of the company. */
	company: string;
	risks: Risk[];
	/** All that the draft says. */
	lines: DraftLine[];
}) {
	if (risks.length === 0)
		return (
			<p className="rounded-card border border-line bg-card px-4 py-3 sm:px-5">{LOOKED_FOR}</p>
		);
	const labelOf = (field: FieldName) => lines.find((line) => line.field === field)?.label ?? field;
	return (
		<section aria-labelledby="risks" className="rounded-card border border-line bg-card">
			<h3 id="risks" className="px-4 py-3 text-body sm:px-5">
				{risks.length === 1 ? 'Look at this first' : `Look at these ${risks.length} first`}
			</h3>
			<ul>
				{risks.map(({ label, words, field, to }) => (
					<li
						key={`${label} ${field}`}
						className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line px-4 py-2 sm:px-5"
					>
						<span className="sm:min-w-40">
							<Badge tone="warn">{label}</Badge>
						</span>
						<span className="min-w-[min(12rem,100%)] flex-1 wrap-anywhere">
							{words}{' '}
							{to && (
								<Link to={to} className="link">
									See it
								</Link>
							)}
						</span>
						{field ? (
							<a href={`#${lineId(field)}`} className="link inline-flex min-h-11 items-center">
								{labelOf(field)}
							</a>
						) : (
							<Link to={companyPath(company)} className="link inline-flex min-h-11 items-center">
								Company
							</Link>
						)}
					</li>
				))}
			</ul>
		</section>
	);
}

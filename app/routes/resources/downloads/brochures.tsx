import { Download } from 'lucide-react';
import { brochurePath } from '#app/features/catalogue/brochure-path.ts';
import { BlockView } from '#app/features/guides/blocks.tsx';
import { Link } from '#app/ui/link.tsx';
import { aboutBrochures } from '#content/guides/downloads.ts';
import { programs } from '#content/programs.ts';

/** The brochure of each program, with the way to its page for those who read no PDF. */
export function Brochures() {
	return (
		<>
			<ul className="ruled rounded-card border border-line bg-card">
				{programs.map(({ id, title, company, location }) => (
					<li
						key={id}
						className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-3.5"
					>
						<div>
							<Link
								to={`/programs/${id}`}
								className="font-semibold hover:text-brand hover:underline"
							>
								{title}
							</Link>
							<p className="text-small text-muted">
								{company}, {location}
							</p>
						</div>
						<a
							href={brochurePath({ id, title })}
							download
							aria-label={`Download PDF: brochure of the ${title}`}
							className="link inline-flex min-h-11 items-center gap-2"
						>
							<Download aria-hidden="true" className="size-4.5" />
							Download PDF
						</a>
					</li>
				))}
			</ul>
			<BlockView block={aboutBrochures} />
		</>
	);
}

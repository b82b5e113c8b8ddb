import { Download, Printer } from 'lucide-react';
import { brochurePath } from '#app/features/catalogue/brochure-path.ts';
import { BlockView } from '#app/features/guides/blocks.tsx';
import { GuideText, guideMeta } from '#app/features/guides/guide-page.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Link } from '#app/ui/link.tsx';
import { CallToAction } from '#app/ui/page/page-header.tsx';
import { aboutBrochures, checklist, downloads } from '#content/guides/downloads.ts';
import { programs } from '#content/programs.ts';

/** Without a loader of the server, React Router would leave the screen to the one of the browser. */
export const loader = () => null;

export const meta = () => guideMeta('/resources/downloads', downloads);

const below = {
	'Program brochures': <Brochures />,
	'Application checklist': <Checklist />,
};

/** When printed, only the checklist is shown. */
const checklistOnly =
	'print:[&_article>:first-child]:hidden print:[&_section:not(:has(fieldset))]:hidden print:[&_p]:hidden';

export default function Downloads() {
	return (
		<>
			<div className={checklistOnly}>
				<GuideText guide={downloads} eyebrow="Resources" below={below} />
			</div>
			<CallToAction
				title="Find a program to apply for"
				text="See what each one pays, for how many hours and from which date. Applying is free."
			>
				<ButtonLink to="/programs" look="inverse" size="large">
					Browse programs
				</ButtonLink>
				<ButtonLink to="/resources/application-guide" look="inverse-outline" size="large">
					How to apply
				</ButtonLink>
			</CallToAction>
		</>
	);
}

/** The only part of the page that is printed: a checklist for use on paper or on screen. */
function Checklist() {
	return (
		<>
			<PrintButton />
			<div className="gap-x-10 rounded-panel border border-line bg-card p-6 md:columns-2 md:p-8 print:columns-1 print:border-0 print:p-0">
				{checklist.map(({ heading, items }) => (
					<fieldset key={heading} className="mb-7 break-inside-avoid last:mb-0 print:mb-4">
						<legend className="mb-3 font-semibold">{heading}</legend>
						<ul className="grid gap-2.5 print:gap-1.5">
							{items.map((item) => (
								<li key={item}>
									<label className="flex gap-3 wrap-anywhere">
										<input type="checkbox" className="mt-1 size-4.5 shrink-0" />
										{item}
									</label>
								</li>
							))}
						</ul>
					</fieldset>
				))}
			</div>
		</>
	);
}

function PrintButton() {
	return (
		<span data-no-print className="noscript:hidden">
			<Button look="secondary" data-needs-script="" data-prints="">
				<Printer aria-hidden="true" className="size-4.5" />
				Print the checklist
			</Button>
		</span>
	);
}

/** The brochure of each program, with the way to its page for those who read no PDF. */
function Brochures() {
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

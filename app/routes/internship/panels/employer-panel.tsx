import type { ReactNode } from 'react';
import { checkedWords, verifiedWords } from '#app/features/internships/verified-words.ts';
import { CompanyMark } from '#app/ui/art/company-mark.tsx';
import { Sign } from '#app/ui/art/drawings.tsx';
import { WholeParts } from '#app/ui/whole-parts.tsx';
import type { CompanyAbout, Internship } from '#schema/internships/internship.ts';
import { longDate } from '#schema/london-day.ts';
import { Panel } from './panel.tsx';

/** @param children what a visitor can do: all internships of the company, report this one */
export function EmployerPanel({
	internship,
	children,
}: {
	internship: Internship;
	children: ReactNode;
}) {
	const { company, source, about } = internship;
	return (
		<Panel title="The employer">
			<div className="flex flex-wrap gap-4">
				<CompanyMark name={company} />
				<div className="min-w-0 flex-[1_1_9rem]">
					<h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-body wrap-anywhere">
						{company}
						{source === 'employer' && (
							<span className="badge flex items-center gap-1.5 bg-good-wash text-good">
								<Sign of="check" />
								Verified employer
							</span>
						)}
					</h3>
					<p className="text-muted wrap-anywhere">
						<WholeParts parts={factsOf(internship)} after=" ·" />
					</p>
					{about?.words && <OwnWords words={about.words} />}
					{source === 'employer' ? (
						<Checks verification={internship.verification} />
					) : (
						<p className="mt-3">
							We place interns with this company ourselves: our staff read your application and
							answer it.
						</p>
					)}
				</div>
			</div>
			<div className="mt-3 flex flex-wrap gap-x-6 gap-y-1" data-no-print>
				{children}
			</div>
		</Panel>
	);
}

/** The website is text: nobody is led away from here. */
function factsOf({ sector, location, about }: Internship): string[] {
	const { industry, size, place, website, since } = about ?? {};
	return [
		industry ?? sector,
		size && `${size.replace('-', ' to ')} people`,
		place ?? location,
		website?.replace(/^https?:\/\/(?:www\.)?|\/$/g, ''),
		since && `here since ${monthOf(since)}`,
	].filter((fact): fact is string => Boolean(fact));
}

const OwnWords = ({ words }: Pick<CompanyAbout, 'words'>) => (
	<figure className="mt-3 rounded-r-control border-l-4 border-data-3 bg-wash px-4 py-3">
		<blockquote className="max-w-prose whitespace-pre-line wrap-anywhere">{words}</blockquote>
		<figcaption className="mt-1.5 text-small text-muted">In the company’s own words</figcaption>
	</figure>
);

/** What our staff checked of the employer, and when. */
function Checks({ verification }: Pick<Internship, 'verification'>) {
	if (!verification || verification.checks.length < 2)
		return <p className="mt-3">{verifiedWords({ verification: verification ?? null })}</p>;
	return (
		<>
			<p className="mt-3">Our staff checked on {longDate(verification.on)}:</p>
			<ul className="mt-1 grid gap-1">
				{verification.checks.map((check) => (
					<li key={check} className="flex gap-2">
						<Sign of="check" className="mt-1.5 text-good" />
						{checkedWords[check]}
					</li>
				))}
			</ul>
		</>
	);
}

/** "November 2026" */
const monthOf = (day: string) => longDate(day).replace(/^\d+ /, '');

import type { ReactNode } from 'react';
import { VerifiedLine } from '#app/features/internships/verified-line.tsx';
import { verifiedWords } from '#app/features/internships/verified-words.ts';
import { CompanyMark } from '#app/ui/art/company-mark.tsx';
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
	const { company, sector, location, source, about } = internship;
	return (
		<Panel title="The employer">
			<div className="flex gap-4">
				<CompanyMark name={company} />
				<div className="min-w-0">
					<h3 className="text-[1.12rem] wrap-anywhere">{company}</h3>
					<p className="text-muted">
						{about?.industry ?? sector}, {about?.place ?? location}
					</p>
				</div>
			</div>
			{about && <About about={about} />}
			{source === 'employer' ? (
				<VerifiedLine words={verifiedWords(internship)} className="mt-4" />
			) : (
				<p className="mt-4">
					We place interns with this company ourselves: our staff read your application and answer
					it.
				</p>
			)}
			<div className="mt-3 flex flex-wrap gap-x-6 gap-y-1" data-no-print>
				{children}
			</div>
		</Panel>
	);
}

/** The company's own words, and what else it says of itself. The website is text: nobody is led away from here. */
function About({ about: { words, size, place, website, since } }: { about: CompanyAbout }) {
	const facts = [
		['People', size?.replace('-', ' to ')],
		['Place', place],
		['Website', website?.replace(/^https?:\/\/(?:www\.)?|\/$/g, '')],
		['Here since', since && monthOf(since)],
	].filter(([, text]) => text);
	return (
		<>
			{words && (
				<div className="mt-4">
					<p className="max-w-prose whitespace-pre-line wrap-anywhere">{words}</p>
					<p className="mt-1.5 text-[0.92rem] text-muted">In the company’s own words</p>
				</div>
			)}
			<dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-3 border-y border-dashed border-line py-4 md:grid-cols-4">
				{facts.map(([name, text]) => (
					<div key={name}>
						<dt className="text-[0.92rem] text-muted">{name}</dt>
						<dd className="font-semibold wrap-anywhere">{text}</dd>
					</div>
				))}
			</dl>
		</>
	);
}

/** "November 2026" */
const monthOf = (day: string) => longDate(day).replace(/^\d+ /, '');

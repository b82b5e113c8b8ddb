import type { ReactNode } from 'react';
import { VerifiedLine } from '#app/features/internships/verified-line.tsx';
import { verifiedWords } from '#app/features/internships/verified-words.ts';
import { CompanyMark } from '#app/ui/art/company-mark.tsx';
import type { Internship } from '#schema/internships/internship.ts';
import { Panel } from './panel.tsx';

/** @param children what a visitor can do: all internships of the company, report this one */
export function EmployerPanel({
	internship,
	children,
}: {
	internship: Internship;
	children: ReactNode;
}) {
	const { company, sector, location, source } = internship;
	return (
		<Panel title="The employer" className="flex gap-4">
			<CompanyMark name={company} />
			<div className="min-w-0">
				<h3 className="text-[1.12rem]">{company}</h3>
				<p className="text-muted">
					{sector}, {location}
				</p>
				{source === 'employer' ? (
					<VerifiedLine words={verifiedWords(internship)} className="mt-2.5" />
				) : (
					<p className="mt-2.5">
						We place interns with this company ourselves: our staff read your application and answer
						it.
					</p>
				)}
				<div className="mt-3 flex flex-wrap gap-x-6 gap-y-1" data-no-print>
					{children}
				</div>
			</div>
		</Panel>
	);
}

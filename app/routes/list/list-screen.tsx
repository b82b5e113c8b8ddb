import { Download, Printer } from 'lucide-react';
import { countWords } from '#app/features/internships/search/count-words.ts';
import { contactPath } from '#app/lib/addresses/contact-path.ts';
import { cn } from '#app/lib/cn.ts';
import { origin } from '#app/lib/page-meta.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { buttonLook } from '#app/ui/button-look.ts';
import { Link } from '#app/ui/link.tsx';
import { tableRoles } from '#app/ui/table-roles.ts';
import { paidByTheHour } from '#content/pay.ts';
import type { InternshipSummary } from '#schema/internships/internship.ts';
import { longDate, nearDate } from '#schema/london-day.ts';
import type { SharedList } from '#schema/students/shared-list.ts';
import type { ListPage } from './load-list.ts';

const COLUMNS = ['Internship', 'Company', 'Place', 'Pay', 'Apply by'];

const ROW =
	'border-b border-line align-baseline max-md:not-print:grid max-md:not-print:grid-cols-[1fr_auto] max-md:not-print:gap-x-4 max-md:not-print:gap-y-[0.15rem] max-md:not-print:py-[0.9rem]';

/** What it pays and until when one can apply stay in one line each, and beside each other on a phone. */
const cellLook = (column: number) =>
	cn(
		'pr-4 py-[0.6rem] wrap-anywhere max-md:not-print:p-0',
		column < 3 ? 'max-md:not-print:col-span-full' : 'md:whitespace-nowrap print:whitespace-nowrap',
		column === 3 && 'md:pr-6 md:text-right print:pr-6 print:text-right',
	);

/** A list that somebody shares, for reading and for paper. What its maker wrote is text: no address in it is a link. */
export function ListScreen({ token, list, today }: ListPage) {
	const { title, line, name, items } = list;
	const path = `/lists/${token}`;
	return (
		<div className="page pt-10 pb-16 md:pt-16">
			<p className="mb-3 font-semibold text-muted" data-no-print>
				A shared list
			</p>
			<h1 className="title wrap-anywhere">{title}</h1>
			{line && <p className="intro mt-3 wrap-anywhere">{line}</p>}
			{name && <p className="mt-3 wrap-anywhere">Shared by {name}</p>}
			<p className="mt-2 text-muted">
				{countsOf(list)} As it stands on {longDate(today)}.
			</p>
			<p className="hidden print:block!">
				{origin}
				{path}
			</p>
			{items.length > 0 ? (
				<>
					<div className="mt-5 flex flex-wrap gap-3" data-no-print>
						<span className="noscript:hidden">
							<Button look="secondary" data-needs-script="" data-prints="">
								<Printer aria-hidden="true" className="size-4.5" />
								Print
							</Button>
						</span>
						<a
							href={`${path}/internships.csv`}
							download
							className={buttonLook('secondary', 'medium')}
						>
							<Download aria-hidden="true" className="size-4.5" />
							Download CSV
						</a>
					</div>
					{/* An entry is a block on a phone, and a row on paper, however narrow that is. */}
					<table
						className="shared-list mt-6 w-full text-left max-md:not-print:block"
						{...tableRoles.table}
					>
						<thead className="max-md:not-print:sr-only" {...tableRoles.rows}>
							<tr className={ROW} {...tableRoles.row}>
								{COLUMNS.map((column, index) => (
									<th
										key={column}
										scope="col"
										className={cn(cellLook(index), 'text-small text-muted')}
										{...tableRoles.column}
									>
										{column}
									</th>
								))}
							</tr>
						</thead>
						<tbody className="max-md:not-print:block" {...tableRoles.rows}>
							{items.map((one) => (
								<Row key={one.slug} internship={one} today={today} />
							))}
						</tbody>
					</table>
				</>
			) : (
				<p className="mt-6" data-no-print>
					<ButtonLink to="/internships">Search internships</ButtonLink>
				</p>
			)}
			<p className="mt-4 max-w-prose text-small text-muted">
				Pay is before tax. Applying is free; each internship says by when you hear. Its maker can
				end this list at any time.{name && ' The name is what they wrote; we have not checked it.'}
			</p>
			<p className="mt-2 text-small text-muted" data-no-print>
				Is something wrong with this list?{' '}
				<Link to={contactPath('A shared list', 'general')} className="link">
					Tell us
				</Link>
				, with its address.
			</p>
		</div>
	);
}

/** "12 internships; 2 more are no longer on the site." */
function countsOf({ items, gone }: SharedList): string {
	if (items.length === 0) return 'None of its internships is on the site any more.';
	if (gone === 0) return `${countWords(items.length)}.`;
	const more = gone === 1 ? 'one more is' : `${gone} more are`;
	return `${countWords(items.length)}; ${more} no longer on the site.`;
}

function Row({ internship, today }: { internship: InternshipSummary; today: string }) {
	const { slug, title, company, location, status } = internship;
	const path = `/internships/${slug}`;
	return (
		<tr className={cn(ROW, status !== 'open' && 'text-muted')} {...tableRoles.row}>
			<th scope="row" className={cellLook(0)} {...tableRoles.name}>
				<Link to={`${path}?from=shared`} className="inline-block py-1 hover:underline">
					{title}
				</Link>
				<span className="hidden print:block!">
					{origin}
					{path}
				</span>
			</th>
			<td className={cellLook(1)} {...tableRoles.cell}>
				{company}
			</td>
			<td className={cellLook(2)} {...tableRoles.cell}>
				{location}
			</td>
			<td className={cn(cellLook(3), 'even-figures')} {...tableRoles.cell}>
				{paidByTheHour(internship)}
			</td>
			<td className={cellLook(4)} {...tableRoles.cell}>
				{applyBy(internship, today)}
			</td>
		</tr>
	);
}

/** On paper too, where no days are left to count. */
function applyBy({ status, deadline }: InternshipSummary, today: string): string {
	if (status !== 'open') return status === 'closed' ? 'Closed' : 'Paused';
	return deadline ? nearDate(deadline, today) : 'No closing date';
}

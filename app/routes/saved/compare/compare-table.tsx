import { X } from 'lucide-react';
import { withWords } from '#app/features/saved/applied-words.ts';
import { ApplyLink } from '#app/features/saved/apply-link.tsx';
import { save } from '#app/features/saved/saved-store.ts';
import { useSaved } from '#app/features/saved/use-saved.ts';
import { applicationPath } from '#app/lib/addresses/application-path.ts';
import { chooseToComparePath, comparePath } from '#app/lib/addresses/compare-path.ts';
import { cn } from '#app/lib/cn.ts';
import { SectorMark, Sign } from '#app/ui/art/drawings.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { FitWords } from '#app/ui/fit/fit-words.tsx';
import { Link } from '#app/ui/link.tsx';
import { Points } from '#app/ui/points.tsx';
import { tableRoles } from '#app/ui/table-roles.ts';
import { internshipName } from '#schema/internships/internship-name.ts';
import type { SavedNote } from '#schema/students/compared-internships.ts';
import { LEAST_COMPARED } from '#schema/students/most-compared.ts';
import type { Column } from './columns.ts';
import { OwnNote } from './own-note.tsx';
import type { Row } from './rows.ts';

type TableProps = {
	columns: readonly Column[];
	rows: readonly Row[];
	/** Null for visitors, who have none. */
	notes: SavedNote[] | null;
	/** ISO date in Europe/London. */
	today: string;
};

/** How many columns there are, and how wide they are at the least. */
const COLUMNS: Record<number, string> = {
	2: '[--columns:2] @max-[50rem]/compared:min-w-68',
	3: '[--columns:3] @max-[50rem]/compared:min-w-[28.5rem]',
	4: '[--columns:4] @max-[50rem]/compared:min-w-152',
};

const ROW =
	'@max-[50rem]/compared:grid @max-[50rem]/compared:grid-cols-[repeat(var(--columns),minmax(0,1fr))]';

const CELL =
	'border-r border-b border-line px-4 py-3 align-top wrap-break-word nth-2:border-l @max-[50rem]/compared:border-t @max-[50rem]/compared:px-[0.7rem] @max-[50rem]/compared:py-[0.6rem]';

/**
 * A table. Where it is narrow each row is a grid under its name, and all of them are moved sideways together. On paper it is
 * always a table, with the rules of styles/print.css for `compared` and `best`.
 */
export function CompareTable({ columns, rows, notes, today }: TableProps) {
	return (
		<section
			aria-label="Comparison"
			// biome-ignore lint/a11y/noNoninteractiveTabindex: by the keyboard it is moved sideways where it has the focus
			tabIndex={0}
			// What is only read out has a place of its own in it, and does not widen the page.
			className="not-print:@container/compared not-print:relative not-print:overflow-x-auto"
		>
			<table
				className={cn(
					'compared w-full table-fixed text-left @max-[50rem]/compared:block',
					COLUMNS[columns.length],
				)}
				{...tableRoles.table}
			>
				<thead className="@max-[50rem]/compared:block" {...tableRoles.rows}>
					<tr className={ROW} {...tableRoles.row}>
						<td className="@max-[50rem]/compared:hidden" {...tableRoles.cell} />
						{columns.map((column) => (
							<Head key={column.slug} column={column} all={columns} />
						))}
					</tr>
				</thead>
				<tbody className="@max-[50rem]/compared:block" {...tableRoles.rows}>
					{rows.map((row) => (
						<tr key={row.name} className={cn(ROW, row.same && 'text-muted')} {...tableRoles.row}>
							<Name {...row} />
							{columns.map(({ slug }, place) => (
								<td
									key={slug}
									className={cn(CELL, row.cells[place]?.mark ? 'best bg-wash' : 'bg-card')}
									{...tableRoles.cell}
								>
									<CompareCell cell={row.cells[place]} />
								</td>
							))}
						</tr>
					))}
					{notes && <Notes columns={columns} notes={notes} />}
					<tr className={ROW} data-no-print="" {...tableRoles.row}>
						<Name name="What next" />
						{columns.map((column) => (
							<td key={column.slug} className={cn(CELL, 'bg-card')} {...tableRoles.cell}>
								<Next column={column} today={today} />
							</td>
						))}
					</tr>
				</tbody>
			</table>
		</section>
	);
}

/** Its name, and the way to take it out. Each cell is read with the short name of its column. */
function Head({ column, all }: { column: Column; all: readonly Column[] }) {
	const { slug, title, company, sector, listing, offer } = column;
	const others = all.map((one) => one.slug).filter((one) => one !== slug);
	const without =
		others.length < LEAST_COMPARED ? chooseToComparePath(others) : comparePath(others);
	const to = listing || !offer ? `/internships/${slug}` : applicationPath(offer.id);
	return (
		<th
			scope="col"
			abbr={title}
			className={cn(CELL, 'border-t bg-card font-normal')}
			{...tableRoles.column}
		>
			{/* What one operates stands below the title where it is narrow. */}
			<div className="flex justify-between gap-2 @max-[50rem]/compared:flex-col">
				<div className="min-w-0">
					<SectorMark sector={sector} className="mb-2 size-10 rounded-control bg-wash" />
					<h2 className="text-body">
						<Link to={to} className="hover:underline">
							{title}
						</Link>
					</h2>
					<p className="text-small text-muted">{company}</p>
					{offer && (
						<p className="mt-1">
							<Badge tone="good">Your offer</Badge>
						</p>
					)}
				</div>
				<Link
					to={without}
					data-no-print=""
					className="grid size-11 shrink-0 place-items-center text-muted hover:text-brand"
				>
					<X aria-hidden="true" className="size-5" />
					<span className="sr-only">Remove {title} from the comparison</span>
				</Link>
			</div>
		</th>
	);
}

function Name({ name, note, same }: Pick<Row, 'name' | 'note'> & { same?: boolean }) {
	return (
		<th
			scope="row"
			className="border-b border-line py-3 pr-4 align-top text-muted wrap-break-word @max-[50rem]/compared:col-span-full @max-[50rem]/compared:border-0 @max-[50rem]/compared:pt-[0.9rem] @max-[50rem]/compared:pr-0 @max-[50rem]/compared:pb-[0.3rem]"
			{...tableRoles.name}
		>
			{/* The name of a row stays in sight while its columns are moved. */}
			<div className="left-0 w-fit @max-[50rem]/compared:sticky">
				<span>{name}</span>
				{note && <span className="block text-small font-normal">{note}</span>}
				{same && <span className="block text-small font-normal">the same for all</span>}
			</div>
		</th>
	);
}

/** What the person notes for themselves, on what they have saved. */
function Notes({ columns, notes }: { columns: readonly Column[]; notes: SavedNote[] }) {
	const { list } = useSaved();
	return (
		<tr className={ROW} {...tableRoles.row}>
			<Name name="My note" note="only you see it" />
			{columns.map((column) => (
				<td key={column.slug} className={cn(CELL, 'bg-card')} {...tableRoles.cell}>
					{column.slug in list ? (
						<OwnNote {...column} saved={notes.find(({ slug }) => slug === column.slug) ?? null} />
					) : (
						<Button
							look="secondary"
							data-no-print=""
							onClick={() => save(column.slug, internshipName(column))}
						>
							Save it to note something
							<span className="sr-only"> on {column.title}</span>
						</Button>
					)}
				</td>
			))}
		</tr>
	);
}

/** The form of what takes applications, or what was sent to it. */
function Next({
	column: { slug, title, offer, status },
	today,
}: {
	column: Column;
	today: string;
}) {
	const { applied } = useSaved();
	if (offer)
		return (
			<ButtonLink look="secondary" to={applicationPath(offer.id)}>
				Open your offer
				<span className="sr-only"> for {title}</span>
			</ButtonLink>
		);
	const sent = applied.find((one) => one.slug === slug);
	if (!sent && status !== 'open') return <p>It takes no applications now.</p>;
	return (
		<ApplyLink
			to={`/apply?internship=${slug}`}
			title={title}
			applied={sent && withWords(sent, today)}
		/>
	);
}

/** What a row says of one internship; the best has its word beside it. */
function CompareCell({ cell }: { cell: Row['cells'][number] | undefined }) {
	if (!cell) return null;
	const { main, more = [], points = [], fit, mark } = cell;
	return (
		<>
			{main && (
				<p>
					{fit ? <FitWords fit={fit} words={main} /> : <b>{main}</b>}
					{mark && (
						<span className="ml-2 inline-flex items-center gap-1 text-small font-semibold text-brand">
							<Sign of="check" />
							<span>{mark}</span>
						</span>
					)}
				</p>
			)}
			{points.length > 0 && (
				<div className="text-small">
					<Points points={points} />
				</div>
			)}
			{more.map((words) => (
				<p key={words} className="text-small text-muted">
					{words}
				</p>
			))}
		</>
	);
}

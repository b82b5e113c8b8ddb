import { X } from 'lucide-react';
import { withWords } from '#app/features/saved/applied-words.ts';
import { ApplyLink } from '#app/features/saved/apply-link.tsx';
import { save } from '#app/features/saved/saved-store.ts';
import { useSaved } from '#app/features/saved/use-saved.ts';
import { applicationPath } from '#app/lib/addresses/application-path.ts';
import { chooseToComparePath, comparePath } from '#app/lib/addresses/compare-path.ts';
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

export function CompareTable({ columns, rows, notes, today }: TableProps) {
	return (
		<section
			aria-label="Comparison"
			// biome-ignore lint/a11y/noNoninteractiveTabindex: by the keyboard it is moved sideways where it has the focus
			tabIndex={0}
			className="compared-part"
		>
			<table className="compared" data-columns={columns.length} {...tableRoles.table}>
				<thead {...tableRoles.rows}>
					<tr {...tableRoles.row}>
						<td {...tableRoles.cell} />
						{columns.map((column) => (
							<Head key={column.slug} column={column} all={columns} />
						))}
					</tr>
				</thead>
				<tbody {...tableRoles.rows}>
					{rows.map((row) => (
						<tr key={row.name} className={row.same ? 'same' : undefined} {...tableRoles.row}>
							<Name {...row} />
							{columns.map(({ slug }, place) => (
								<td
									key={slug}
									className={row.cells[place]?.mark ? 'best' : undefined}
									{...tableRoles.cell}
								>
									<CompareCell cell={row.cells[place]} />
								</td>
							))}
						</tr>
					))}
					{notes && <Notes columns={columns} notes={notes} />}
					<tr data-no-print="" {...tableRoles.row}>
						<Name name="What next" />
						{columns.map((column) => (
							<td key={column.slug} {...tableRoles.cell}>
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
		<th scope="col" abbr={title} {...tableRoles.column}>
			<div className="flex justify-between gap-2">
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
		<th scope="row" {...tableRoles.name}>
			<div>
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
		<tr {...tableRoles.row}>
			<Name name="My note" note="only you see it" />
			{columns.map((column) => (
				<td key={column.slug} {...tableRoles.cell}>
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

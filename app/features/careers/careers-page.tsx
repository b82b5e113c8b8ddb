import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { FunnelBars } from '#app/ui/charts/funnel-bars.tsx';
import { EmptyState } from '#app/ui/page/empty-state.tsx';
import { tableRoles } from '#app/ui/table-roles.ts';
import { type ApplicationStatus, hostLabelOf } from '#schema/applications/application-moves.ts';
import type { AgreedApplication, CareersPage, StudentCount } from '#schema/careers/consent.ts';
import { COUNTED_BY, type CountedBy } from '#schema/careers/consent-words.ts';
import { longDate, shortMonth } from '#schema/london-day.ts';
import { CAREERS_PATH } from './calls.ts';

/**
 * What students of a university have agreed to show its careers service. Nothing can be changed here.
 * @param isFirst whether the list begins with the newest application
 */
export function CareersScreen({ page, isFirst }: { page: CareersPage; isFirst: boolean }) {
	const { university, shown: visible, counted } = page;
	const people = visible.students === 1 ? '1 student' : `${visible.students} students`;
	const sent =
		visible.applications === 1 ? '1 application' : `${visible.applications} applications`;
	return (
		<div className="grid gap-10">
			<div className="grid gap-4">
				<p className="max-w-[46rem] wrap-anywhere">
					Careers service of <b>{university}</b>. You see what students have agreed to show you, and
					nothing else. Each of them can take it back at any moment: then it is gone from here.
				</p>
				<dl className="flex flex-wrap gap-3">
					<Figure
						term="Shown with a name"
						value={`${sent} of ${people}`}
						more="All of them are in the list below."
					/>
					<Figure
						term="Counted without a name"
						value={counted === null ? 'Fewer than 5 students' : `${counted} students or more`}
						more={`Until Monday, ${longDate(page.counted_until)}.`}
					/>
				</dl>
			</div>
			<section>
				<h2 className="mb-3 text-part">Applications with a name</h2>
				{page.applications.length === 0 ? (
					<EmptyState
						scene="tea"
						level="h3"
						title={isFirst ? 'Nobody shows you an application yet' : 'There are no earlier ones'}
						text="Students find the choice on their account page. It is theirs alone, and nothing depends on it."
					/>
				) : (
					<Applications applications={page.applications} />
				)}
				{(page.more || !isFirst) && (
					<div className="mt-4 flex flex-wrap gap-3" data-no-print>
						{!isFirst && (
							<ButtonLink to={CAREERS_PATH} look="secondary">
								Back to the newest
							</ButtonLink>
						)}
						{page.more && (
							<ButtonLink
								to={`${CAREERS_PATH}?before=${page.applications.at(-1)?.id}`}
								look="secondary"
							>
								Earlier applications
							</ButtonLink>
						)}
					</div>
				)}
			</section>
			<section>
				<h2 className="mb-1 text-part">Numbers without names</h2>
				<p className="mb-4 max-w-[46rem] text-small text-muted">
					Students who agreed to be counted, each once in a line. Each number is rounded down to a
					multiple of five, and a line with fewer than five students is left out. Students who are
					shown with a name are not in these numbers. They change on Mondays: who has shown their
					name only since then still counts.
				</p>
				<div className="in-twos items-start gap-5">
					{COUNTED_BY.map((by) => (
						<Counts key={by} by={by} counts={page.counts[by]} />
					))}
				</div>
			</section>
		</div>
	);
}

const Figure = ({ term, value, more }: { term: string; value: string; more: string }) => (
	<div className="min-w-0 flex-[1_1_14rem] rounded-card border border-line bg-card p-inset">
		<dt className="text-small text-muted">{term}</dt>
		<dd>
			<b className="block text-part">{value}</b>
			<span className="text-small text-muted">{more}</span>
		</dd>
	</div>
);

const tone = (status: ApplicationStatus) =>
	status === 'accepted' || status === 'offered'
		? 'good'
		: status === 'interview'
			? 'warn'
			: status === 'submitted' || status === 'in-review'
				? 'brand'
				: 'plain';

const Applications = ({ applications }: { applications: AgreedApplication[] }) => (
	<div className="rounded-card border border-line bg-card p-inset">
		<table {...tableRoles.table} className="w-full">
			<thead {...tableRoles.rows} className="text-left text-small text-muted">
				<tr {...tableRoles.row}>
					<th {...tableRoles.column} className="py-1 pr-3 font-semibold">
						Student and internship
					</th>
					<th {...tableRoles.column} className="py-1 text-right font-semibold">
						Status and day of sending
					</th>
				</tr>
			</thead>
			<tbody {...tableRoles.rows}>
				{applications.map(({ id, name, title, company, sent_on, status }) => (
					<tr key={id} {...tableRoles.row} className="border-t border-line align-baseline">
						<th {...tableRoles.name} className="py-2 pr-3 text-left font-normal wrap-anywhere">
							<b>{name ?? 'No name given'}</b>
							<span className="block text-small">
								{company === null ? title : `${title}, ${company}`}
							</span>
						</th>
						<td {...tableRoles.cell} className="py-2 text-right">
							<Badge tone={tone(status)}>{hostLabelOf(status)}</Badge>
							<span className="block text-small text-muted">{longDate(sent_on)}</span>
						</td>
					</tr>
				))}
			</tbody>
		</table>
	</div>
);

const headings: Record<CountedBy, string> = {
	status: 'By status',
	sector: 'By sector',
	city: 'By city',
	month: 'By month of sending',
};

const keyWords = (by: CountedBy, key: string) => {
	if (by === 'status') return hostLabelOf(key as ApplicationStatus);
	return by === 'month' ? `${shortMonth(`${key}-01`)} ${key.slice(0, 4)}` : key;
};

const Counts = ({ by, counts }: { by: CountedBy; counts: StudentCount[] }) => (
	<Card>
		<h3 className="mb-3 text-body">{headings[by]}</h3>
		{counts.length === 0 ? (
			<p className="text-small text-muted">No line has five students yet.</p>
		) : (
			<FunnelBars
				steps={counts.map(({ key, least }) => ({
					name: keyWords(by, key),
					count: least,
					label: `${least} or more`,
				}))}
			/>
		)}
	</Card>
);

import { cn } from '#app/lib/cn.ts';
import { Card } from '#app/ui/card.tsx';
import type { CameBy } from '#schema/applications/came-by.ts';
import { FUNNEL_STEPS, type Funnel, type WayFigures } from '#schema/employers/employer-overview.ts';
import { stepLabels } from './how-far.tsx';

const labels: Record<CameBy, string> = {
	search: 'A search here',
	list: 'Other pages here',
	company: 'Your company’s page here',
	alert: 'An email of ours',
	shared: 'A shared list',
	saved: 'What they had saved',
	employer: 'Your own link',
	direct: 'A link from elsewhere',
};

/** Where there is little room: by the width of the card, so that large text counts, too. */
const widths: Partial<Record<keyof Funnel, string>> = {
	read: '@max-[28rem]:hidden',
	interview: '@max-[16rem]:hidden',
	offered: '@max-[28rem]:hidden',
	accepted: '@max-[16rem]:hidden',
};

/** How far those came who found the internships by each way. @param example the slug of one of them */
export const Ways = ({ ways, example }: { ways: WayFigures[]; example: string | undefined }) => (
	<Card className="@container mt-5">
		<h3 className="mb-3 text-body" id="ways">
			How they found your internships
		</h3>
		<table aria-labelledby="ways" className="w-full text-small even-figures">
			<thead>
				<tr>
					<th scope="col" className="py-1.5 text-left">
						Way
					</th>
					{FUNNEL_STEPS.map((step) => (
						<th key={step} scope="col" className={cn('py-1.5 pl-2 text-right', widths[step])}>
							{stepLabels[step]}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{ways.map(({ came_by, funnel }) => (
					<tr key={came_by} className="border-t border-line">
						<th scope="row" className="py-1.5 text-left font-normal">
							{came_by ? labels[came_by] : 'Not known'}
						</th>
						{FUNNEL_STEPS.map((step) => (
							<td key={step} className={cn('py-1.5 pl-2 text-right', widths[step])}>
								{funnel[step]}
							</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
		<p className="mt-3 text-small text-muted wrap-anywhere">
			The page from which a student came to the internship, noted once, with the application. Who
			has no name here yet counts as “Not known”.
			{example && (
				<>
					{' '}
					End a link on your own website with “?from=employer”, and it is counted apart:
					/internships/
					{example}?from=employer
				</>
			)}
		</p>
	</Card>
);

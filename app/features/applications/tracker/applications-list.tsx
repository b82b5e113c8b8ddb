import { useState } from 'react';
import { listPath } from '#app/features/applications/student-calls.ts';
import { callApi } from '#app/lib/calls/call-api.ts';
import { applicationMessages } from '#app/messages/forms.ts';
import { Button } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toast.tsx';
import type { ApplicationsPage } from '#schema/applications/student-applications.ts';
import { AnswerChart } from './answer-chart.tsx';
import { ApplicationCard } from './application-card.tsx';
import { groupsOf } from './groups.ts';
import type { FitOf } from './one/fit-of.ts';
import { NothingSent } from './one/nothing-sent.tsx';

/** All applications of the user, twenty at a time, what needs the user first. @param newest the first twenty */
export function ApplicationsList({ newest, fitOf }: { newest: ApplicationsPage; fitOf: FitOf }) {
	const [shown, setShown] = useState<string | null>(null);
	const [page, setPage] = useState(newest);
	if (page.items.length === 0) return <NothingSent />;
	const groups = groupsOf(page.items, page.today);
	return (
		<div className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,20rem)]">
			<div className="lg:order-last">
				<AnswerChart applications={page.items} today={page.today} />
			</div>
			<div className="grid min-w-0 content-start gap-8">
				<GroupChoice groups={groups} shown={shown} onShow={setShown} />
				{groups
					.filter(({ title }) => shown === null || title === shown)
					.map(({ title, applications }) => (
						<section key={title}>
							<h2 className="mb-3 text-[1.35rem]">{title}</h2>
							<ul className="grid gap-4">
								{applications.map((application) => (
									<ApplicationCard
										key={application.id}
										application={application}
										today={page.today}
										fit={fitOf(application)}
									/>
								))}
							</ul>
						</section>
					))}
				{page.next && (
					<More
						before={page.next}
						onMore={(more) => setPage({ ...more, items: [...page.items, ...more.items] })}
					/>
				)}
			</div>
		</div>
	);
}

/** Which of the groups are shown; nothing where there is one. */
function GroupChoice({
	groups,
	shown,
	onShow,
}: {
	groups: ReturnType<typeof groupsOf>;
	shown: string | null;
	onShow: (title: string | null) => void;
}) {
	if (groups.length < 2) return null;
	const total = groups.reduce((sum, { applications }) => sum + applications.length, 0);
	const choices = [
		{ title: null, label: 'All', count: total },
		...groups.map(({ title, applications }) => ({
			title,
			label: title,
			count: applications.length,
		})),
	];
	return (
		<fieldset className="flex flex-wrap gap-2">
			<legend className="sr-only">Show</legend>
			{choices.map(({ title, label, count }) => (
				<button
					key={label}
					type="button"
					aria-pressed={shown === title}
					onClick={() => onShow(title)}
					className="min-h-11 rounded-full border border-control bg-card px-4 font-semibold aria-pressed:border-brand-fill aria-pressed:bg-brand-fill aria-pressed:text-on-fill"
				>
					{label} {count}
				</button>
			))}
		</fieldset>
	);
}

function More({ before, onMore }: { before: string; onMore: (more: ApplicationsPage) => void }) {
	const [loading, setLoading] = useState(false);
	const load = async () => {
		setLoading(true);
		const more = await callApi<ApplicationsPage>(`${listPath}?before=${before}`);
		setLoading(false);
		if (more.ok) onMore(more.value);
		else toast(applicationMessages.failed(more.message));
	};
	return (
		<Button look="secondary" className="justify-self-start" onClick={load} disabled={loading}>
			{loading ? 'Loading...' : 'Show older applications'}
		</Button>
	);
}

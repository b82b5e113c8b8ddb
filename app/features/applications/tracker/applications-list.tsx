import { useState } from 'react';
import { listPath } from '#app/features/applications/own-calls.ts';
import { callApi } from '#app/lib/call-api.ts';
import { useCall } from '#app/lib/use-call.ts';
import { applicationMessages } from '#app/messages/forms.ts';
import { Button } from '#app/ui/button.tsx';
import { Loading } from '#app/ui/loading.tsx';
import { NotFetched } from '#app/ui/not-fetched.tsx';
import { toast } from '#app/ui/toast.tsx';
import type { ApplicationsPage } from '#schema/own-applications.ts';
import { ApplicationCard } from './application-card.tsx';
import { groupsOf } from './groups.ts';
import { NothingSent } from './nothing-sent.tsx';

/** All applications of the user, twenty at a time, offers first. */
export function ApplicationsList() {
	const { result, again, replace } = useCall<ApplicationsPage>(listPath);
	if (!result) return <Loading label="Loading your applications" />;
	if (!result.ok) return <NotFetched words={result.message} onAgain={again} />;
	const page = result.value;
	if (page.items.length === 0) return <NothingSent />;
	return (
		<div className="grid max-w-[50rem] gap-9">
			{groupsOf(page.items).map(({ title, applications }) => (
				<section key={title}>
					<h2 className="mb-3 text-[1.35rem]">{title}</h2>
					<ul className="grid gap-4">
						{applications.map((application) => (
							<ApplicationCard key={application.id} application={application} today={page.today} />
						))}
					</ul>
				</section>
			))}
			{page.next && (
				<More
					before={page.next}
					onMore={(more) => replace({ ...more, items: [...page.items, ...more.items] })}
				/>
			)}
		</div>
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

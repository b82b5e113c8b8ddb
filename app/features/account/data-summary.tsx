import { useEffect, useState } from 'react';
import { longDate } from '#app/lib/dates.ts';
import { Button } from '#app/ui/button.tsx';
import { Facts } from '#app/ui/card.tsx';
import { programTypeLabels } from '#schema/application.ts';
import { type AccountData, fetchAccountData } from './api.ts';

/** A summary of the stored data about the user; the download is complete. */
export function DataSummary() {
	const [data, setData] = useState<AccountData | null | 'loading'>('loading');

	useEffect(() => {
		if (data !== 'loading') return;
		let ended = false;
		void fetchAccountData().then((found) => {
			if (!ended) setData(found);
		});
		return () => {
			ended = true;
		};
	}, [data]);

	if (data === 'loading') return <Outline />;
	if (data) {
		return (
			<>
				<Facts rows={rowsOf(data)} />
				<Applications applications={data.applications} />
			</>
		);
	}
	return (
		<div className="rounded-control bg-wash p-4">
			<p className="mb-3">Your data could not be fetched.</p>
			<Button look="secondary" onClick={() => setData('loading')}>
				Try again
			</Button>
		</div>
	);
}

function Outline() {
	return (
		<>
			<p role="status" className="text-muted">
				Loading what is kept…
			</p>
			<div aria-hidden="true" className="mt-3 h-28 animate-pulse rounded-control bg-wash" />
		</>
	);
}

type Row = readonly [term: string, value: string];

function rowsOf({ user, applications, employer }: AccountData): Row[] {
	const name = user.user_metadata?.full_name;
	return [
		['Email', user.email ?? ''],
		['Name', typeof name === 'string' ? name : 'Not given'],
		['Account since', user.created_at ? longDate(user.created_at) : 'Not known'],
		['Employer profile', employer?.company_name ?? 'None'],
		['Applications', String(applications.length)],
	];
}

function Applications({ applications }: Pick<AccountData, 'applications'>) {
	if (applications.length === 0) return null;
	return (
		<>
			<h3 className="mt-6 mb-2 text-[1.1rem]">Your applications</h3>
			<ul className="grid gap-2">
				{applications.map(({ id, program_type, program_name, created_at }) => (
					<li key={id} className="border-t border-line pt-2">
						<span className="font-semibold">{program_name || programTypeLabels[program_type]}</span>
						<span className="block text-[0.95rem] text-muted">
							{programTypeLabels[program_type]}, sent on {longDate(created_at)}
						</span>
					</li>
				))}
			</ul>
		</>
	);
}

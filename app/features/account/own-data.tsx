import { useState } from 'react';
import { saveFile } from '#app/lib/calls/save-file.ts';
import { accountMessages } from '#app/messages/accounts.ts';
import { Button } from '#app/ui/button.tsx';
import { Facts } from '#app/ui/card.tsx';
import { toast } from '#app/ui/toast.ts';
import { londonDate } from '#schema/london-day.ts';
import { type AccountData, fetchAccountData } from './api.ts';

/** What is stored, in short; the download is complete. */
export const DataSummary = ({ data }: { data: AccountData }) => <Facts rows={rowsOf(data)} />;

/** Only what there is. */
function rowsOf(data: AccountData): (readonly [term: string, value: string])[] {
	const { user, applications, saved_internships, alerts, cvs, employer } = data;
	const name = user.user_metadata?.full_name;
	const counted = (list: readonly unknown[]) => (list.length > 0 ? String(list.length) : '');
	const rows = [
		['Name', typeof name === 'string' ? name : ''],
		['Account since', user.created_at ? londonDate(user.created_at) : ''],
		['Employer profile', employer?.company_name ?? ''],
		['Applications', counted(applications)],
		['Saved internships', counted(saved_internships)],
		['Alerts', counted(alerts)],
		['CV', cvs.find(({ application_ids }) => application_ids.length === 0)?.name ?? ''],
	] as const;
	return rows.filter(([, value]) => value !== '');
}

export function DownloadData() {
	const [fetching, setFetching] = useState(false);
	const download = async () => {
		setFetching(true);
		const data = await fetchAccountData();
		setFetching(false);
		if (data)
			saveFile(
				'my-data.json',
				new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }),
			);
		else toast(accountMessages.dataFailed);
	};
	return (
		<Button look="secondary" onClick={download} disabled={fetching}>
			{fetching ? 'Fetching your data...' : 'Download my data'}
		</Button>
	);
}

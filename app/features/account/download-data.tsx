import { useState } from 'react';
import { saveFile } from '#app/lib/calls/save-file.ts';
import { accountMessages } from '#app/messages/accounts.ts';
import { Button } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toast.ts';
import { fetchAccountData } from './api.ts';

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

import { useState } from 'react';
import { accountMessages } from '#app/messages/accounts.ts';
import { Button } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toast.tsx';
import { fetchAccountData } from './api.ts';

export function DownloadData() {
	const [fetching, setFetching] = useState(false);
	const download = async () => {
		setFetching(true);
		const data = await fetchAccountData();
		setFetching(false);
		if (data) save('my-data.json', JSON.stringify(data, null, 2));
		else toast(accountMessages.dataFailed);
	};
	return (
		<Button onClick={download} disabled={fetching}>
			{fetching ? 'Fetching your data...' : 'Download my data'}
		</Button>
	);
}

function save(name: string, json: string) {
	const address = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
	const link = Object.assign(document.createElement('a'), { href: address, download: name });
	link.click();
	// Some browsers read the file only after the click has returned.
	setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

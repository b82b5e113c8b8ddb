import { type ReactNode, useState } from 'react';
import { callApi } from '#app/lib/calls/call-api.ts';
import { staffMessages } from '#app/messages/staff.ts';
import { Button } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toast.ts';

/** Fetches the page that follows. */
export function MoreButton<Page>({
	path,
	body,
	onMore,
	children,
}: {
	path: string;
	/** What is sent where it is a POST, since what is looked for may be in no URL. */
	body?: object;
	onMore: (more: Page) => void;
	children: ReactNode;
}) {
	const [loading, setLoading] = useState(false);
	const load = async () => {
		setLoading(true);
		const more = await callApi<Page>(path, body);
		setLoading(false);
		if (more.ok) onMore(more.value);
		else toast(staffMessages.failed(more.message));
	};
	return (
		<Button look="secondary" className="justify-self-start" onClick={load} disabled={loading}>
			{loading ? 'Loading...' : children}
		</Button>
	);
}

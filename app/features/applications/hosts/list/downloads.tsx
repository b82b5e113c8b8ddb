import { Download } from 'lucide-react';
import { useState } from 'react';
import { csvCall, zipCall } from '#app/features/applications/hosts/host-calls.ts';
import { useHost } from '#app/features/applications/hosts/host-context.tsx';
import { download } from '#app/lib/calls/save-file.ts';
import { hostMessages } from '#app/messages/hosts.ts';
import { Button } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toast.ts';
import type { ApplicantFilters } from '#schema/applications/applicant-filters.ts';

/** What matches the filters, as files. */
export function Downloads({ filters }: { filters: ApplicantFilters }) {
	const { host } = useHost();
	return (
		<div className="flex flex-wrap gap-2.5">
			<FileButton path={csvCall(host, filters)} name="applications.csv">
				CSV
			</FileButton>
			<FileButton path={zipCall(host, filters)} name="cvs.zip">
				CVs (ZIP)
			</FileButton>
		</div>
	);
}

/** @param ids of these applications only */
export function FileButton({
	path,
	name,
	ids,
	children,
}: {
	path: string;
	name: string;
	ids?: string[];
	children: string;
}) {
	const [fetching, setFetching] = useState(false);
	const fetchIt = async () => {
		setFetching(true);
		if (!(await download(path, name, ids && { ids }))) toast(hostMessages.fileFailed);
		setFetching(false);
	};
	return (
		<Button look="secondary" onClick={fetchIt} disabled={fetching}>
			<Download aria-hidden="true" className="size-4.5" />
			{fetching ? 'Fetching...' : children}
		</Button>
	);
}

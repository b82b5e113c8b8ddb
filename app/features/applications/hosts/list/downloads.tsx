import { Download } from 'lucide-react';
import { useState } from 'react';
import { csvCall, zipCall } from '#app/features/applications/hosts/host-calls.ts';
import { useHost } from '#app/features/applications/hosts/host-context.tsx';
import { download } from '#app/lib/calls/save-file.ts';
import { hostMessages } from '#app/messages/hosts.ts';
import { Button } from '#app/ui/button.tsx';
import { TakeOut } from '#app/ui/take-out.tsx';
import { toast } from '#app/ui/toast.ts';
import type { ApplicantFilters } from '#schema/applications/applicant-filters.ts';

/** What matches the filters, as files. */
export function Downloads({ filters }: { filters: ApplicantFilters }) {
	const { host, exports } = useHost();
	if (!exports) return null;
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

type FileProps = {
	path: string;
	name: string;
	/** Of these applications only. */
	ids?: string[];
	children: string;
};

/** Saves a file at once; staff say first why they take it out. Nothing for who may not. */
export function FileButton(props: FileProps) {
	const { host, exports } = useHost();
	if (!exports) return null;
	return host === 'staff' ? <WithReason {...props} /> : <AtOnce {...props} />;
}

/** @returns whether it was saved */
async function save({ path, name }: FileProps, body: object | undefined): Promise<boolean> {
	const saved = await download(path, name, body);
	if (!saved) toast(hostMessages.fileFailed);
	return saved;
}

function AtOnce(props: FileProps) {
	const [fetching, setFetching] = useState(false);
	const fetchIt = async () => {
		setFetching(true);
		await save(props, props.ids && { ids: props.ids });
		setFetching(false);
	};
	return (
		<Button look="secondary" onClick={fetchIt} disabled={fetching}>
			<Download aria-hidden="true" className="size-4.5" />
			{fetching ? 'Fetching...' : props.children}
		</Button>
	);
}

const WithReason = (props: FileProps) => (
	<TakeOut
		what={props.children}
		hint="The staff log says how many applications it has, which filter, and this."
		save={(reason) => save(props, { reason, ...(props.ids && { ids: props.ids }) })}
	>
		{props.children}
	</TakeOut>
);

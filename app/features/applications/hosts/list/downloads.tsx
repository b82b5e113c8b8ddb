import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { csvCall, zipCall } from '#app/features/applications/hosts/host-calls.ts';
import { useHost } from '#app/features/applications/hosts/host-context.tsx';
import { download } from '#app/lib/calls/save-file.ts';
import { hostMessages } from '#app/messages/hosts.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog, openAtField } from '#app/ui/dialog.tsx';
import { TextArea } from '#app/ui/forms/field.tsx';
import { SubmitForm } from '#app/ui/forms/submit-form.tsx';
import { plainOf } from '#app/ui/forms/typed.ts';
import { useSubmit } from '#app/ui/forms/use-submit.ts';
import { toast } from '#app/ui/toast.ts';
import type { ApplicantFilters } from '#schema/applications/applicant-filters.ts';
import { limits } from '#schema/limits.ts';
import { EXPORT_REASON_ASKED, isExportReason } from '#schema/staff/export-reason.ts';

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

function WithReason(props: FileProps) {
	const { ids, children } = props;
	const dialog = useRef<HTMLDialogElement>(null);
	const { onSubmit, errors, submitting } = useSubmit(async (values) => {
		const reason = plainOf(values, 'reason').trim();
		if (!isExportReason(reason)) return { reason: EXPORT_REASON_ASKED };
		if (await save(props, { reason, ...(ids && { ids }) })) dialog.current?.close();
		return null;
	});
	return (
		<>
			<Button look="secondary" aria-haspopup="dialog" onClick={() => openAtField(dialog.current)}>
				<Download aria-hidden="true" className="size-4.5" />
				{children}
			</Button>
			<Dialog ref={dialog} title={`Take out: ${children}`}>
				<SubmitForm className="grid gap-5" onSubmit={onSubmit}>
					<TextArea
						label="Why do you take this out?"
						name="reason"
						hint="The staff log says how many applications it has, which filter, and this."
						rows={3}
						maxLength={limits.staffNote}
						error={errors.reason}
						required
					/>
					<div className="flex flex-wrap gap-3">
						<Button type="submit" disabled={submitting}>
							{submitting ? 'Fetching...' : 'Download'}
						</Button>
						<Button look="secondary" onClick={() => dialog.current?.close()}>
							Cancel
						</Button>
					</div>
				</SubmitForm>
			</Dialog>
		</>
	);
}

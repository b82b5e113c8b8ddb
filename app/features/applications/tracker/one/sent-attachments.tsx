import { useState } from 'react';
import { applicationCall } from '#app/features/applications/student-calls.ts';
import { downloadFile } from '#app/lib/calls/save-file.ts';
import { Button } from '#app/ui/button.tsx';
import { CvView } from '#app/ui/cv-view.tsx';
import type { SentAttachments as Sent } from '#schema/applications/student-applications.ts';
import { permissionLabels } from '#schema/students/permission-kinds.ts';

/** The profile and the CV that went along, as they were then. */
export function SentAttachments({ id, sent }: { id: string; sent: Sent }) {
	const { profile, permission_shown, cv_name } = sent;
	const [failure, setFailure] = useState<string | null>(null);
	const [fetching, setFetching] = useState(false);
	const download = async () => {
		setFetching(true);
		setFailure((await downloadFile(`${applicationCall(id)}/cv`))?.message ?? null);
		setFetching(false);
	};
	return (
		<div className="mt-5 grid gap-4 border-t border-line pt-5">
			{profile && (
				<section>
					<h3 className="mb-3 text-body">Your profile, as it was then</h3>
					{profile.name && <p className="mb-3">{profile.name}</p>}
					<CvView profile={profile} level="h4" />
				</section>
			)}
			{permission_shown && (
				<p>
					<span className="text-muted">Permission to work, as you showed it:</span>{' '}
					{permissionLabels[permission_shown.kind]}
				</p>
			)}
			{cv_name && (
				<div className="flex flex-wrap items-center gap-3">
					<p className="wrap-anywhere">
						<span className="text-muted">CV:</span> {cv_name}
					</p>
					<Button look="secondary" disabled={fetching} onClick={() => download()}>
						{fetching ? 'Fetching...' : 'Save a copy of the CV'}
					</Button>
				</div>
			)}
			{failure && (
				<p role="alert" className="font-semibold text-hot">
					{failure}
				</p>
			)}
		</div>
	);
}

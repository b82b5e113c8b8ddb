import { useState } from 'react';
import { downloadFile } from '#app/lib/calls/save-file.ts';
import { postingMessages } from '#app/messages/posting.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { LookFirstForm } from '#app/ui/imports/look-first-form.tsx';
import { toast } from '#app/ui/toast.ts';
import { type DraftImportReport, LARGEST_DRAFTS_FILE } from '#schema/employers/draft-import.ts';
import { MOST_DRAFTS } from '#schema/employers/most-drafts.ts';
import { ImportedDrafts } from './imported-drafts.tsx';
import { WhatGoesIn } from './what-goes-in.tsx';

/** Drafts from a CSV file: looked at first, stored second. */
export const ImportScreen = () => (
	<div className="grid items-start gap-6 @5xl:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
		<Card className="grid gap-5">
			<h2 className="text-part">Your file</h2>
			<p className="text-muted">
				CSV, at most 1 MB. Check it first: you see what it would do. If one line is wrong, nothing
				is stored.
			</p>
			<LookFirstForm<DraftImportReport>
				path="/employer/drafts/import"
				largest={{
					bytes: LARGEST_DRAFTS_FILE,
					words: `The file is larger than 1 MB. Choose one with at most ${MOST_DRAFTS} internships.`,
				}}
				stores={({ wrong, added }) => wrong.length === 0 && added.length > 0}
				label="Store the drafts"
				failed={postingMessages.failed}
			>
				{(report) => <ImportedDrafts report={report} />}
			</LookFirstForm>
		</Card>
		<Card className="grid gap-4">
			<h2 className="text-part">What goes in</h2>
			<WhatGoesIn />
			<Template />
		</Card>
	</div>
);

function Template() {
	const [fetching, setFetching] = useState(false);
	const fetchFile = async () => {
		setFetching(true);
		const failure = await downloadFile('/employer/drafts/template');
		setFetching(false);
		if (failure) toast(postingMessages.failed(failure.message));
	};
	return (
		<Button look="secondary" onClick={fetchFile} disabled={fetching}>
			{fetching ? 'Fetching...' : 'Template with two examples'}
		</Button>
	);
}

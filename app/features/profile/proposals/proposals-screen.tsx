import { useState } from 'react';
import { readCv, readStoredCv } from '#app/features/profile/api.ts';
import { PdfField } from '#app/features/profile/cv/pdf-field.tsx';
import type { CallResult } from '#app/lib/calls/call-api.ts';
import { BackLink } from '#app/ui/back-link.tsx';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import type { CvProposals } from '#schema/students/cv-proposals.ts';
import type { WholeProfile } from '#schema/students/whole-profile.ts';
import { ProposalsList } from './proposals-list.tsx';

/** What was read of a file. @property file how many were read before it */
type FileProposals = { file: number; proposals: CvProposals };

/** Chooses a CV, and shows what it proposes for the profile. Nothing of it is stored in the browser either. */
export function ProposalsScreen({ loaded }: { loaded: WholeProfile }) {
	const [now, setNow] = useState(loaded);
	const [read, setRead] = useState<FileProposals | null>(null);
	const [isReading, setReading] = useState(false);
	const [error, setError] = useState<string | null>(null);
	/** Said where it was said that the CV is read, so that screen readers tell it. */
	const done = read ? 'Your CV is read. What it says stands below.' : '';
	const show = async (call: () => Promise<CallResult<CvProposals>>) => {
		if (isReading) return;
		setReading(true);
		setError(null);
		const result = await call();
		setReading(false);
		if (!result.ok) return setError(result.message);
		setRead({ file: (read?.file ?? 0) + 1, proposals: result.value });
	};
	return (
		<div className="grid max-w-2xl gap-5">
			<p>
				<BackLink to="/account/profile">Back to your profile</BackLink>
			</p>
			<Card className="grid gap-3">
				{loaded.cv && (
					<div>
						<Button look="secondary" onClick={() => show(readStoredCv)}>
							<span>Read the CV that you have stored</span>
						</Button>
						<p className="mt-1 text-small text-muted wrap-anywhere">{loaded.cv.name}</p>
					</div>
				)}
				<PdfField
					label={read ? 'Choose another CV' : 'Choose your CV'}
					error={error}
					onChosen={(file) => void show(() => readCv(file))}
					onRefused={setError}
				/>
				<p className="text-small text-muted">
					Only what you accept is stored. The file that you choose here and the rest of what it says
					are not kept. Your email stays as it is.
				</p>
				<p role="status" className="min-h-6 text-small text-muted">
					{isReading ? 'Reading your CV…' : done}
				</p>
			</Card>
			{read && (
				<ProposalsList key={read.file} read={read.proposals} loaded={now} onSaved={setNow} />
			)}
		</div>
	);
}

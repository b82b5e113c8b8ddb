import { type ReactNode, useState } from 'react';
import { downloadFile } from '#app/lib/calls/save-file.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { Link } from '#app/ui/link.tsx';

type Refusal = { code: string; message: string };

/** The CV that the profile makes: as PDF, and in print, which has the letters of every script. */
export const MadeCv = () => (
	<Card className="grid gap-3" data-no-print="">
		<h2 className="text-part">Your CV</h2>
		<p className="text-muted @max-4xl:hidden">
			Made from your profile in the order that employers in the UK expect, on one or two pages. It
			is made again each time you download it.
		</p>
		<DownloadCv>
			<Link to="/account/cv" className="link inline-block py-2.5">
				See and print it
			</Link>
		</DownloadCv>
	</Card>
);

/** @param children another way to it, beside the button */
export function DownloadCv({ children }: { children: ReactNode }) {
	const [making, setMaking] = useState(false);
	const [refusal, setRefusal] = useState<Refusal | null>(null);
	const download = async (query = '') => {
		setMaking(true);
		setRefusal(await downloadFile(`/profile/made-cv${query}`));
		setMaking(false);
	};
	return (
		<>
			<div className="flex flex-wrap items-center gap-x-5 gap-y-3">
				<Button onClick={() => download()} disabled={making}>
					{making ? 'Making your CV...' : 'Download your CV as PDF'}
				</Button>
				{children}
			</div>
			{refusal && (
				<div role="alert" className="rounded-control bg-sun-wash p-4 text-sun-ink">
					<p>{refusal.message}</p>
					{refusal.code === 'name_in_latin' && (
						<Link to="/account/profile#about" className="link inline-block py-2">
							Write your name in Latin letters
						</Link>
					)}
					{refusal.code === 'missing_letters' && (
						<Button look="secondary" className="mt-3" onClick={() => download('?leave-out=yes')}>
							Download it without them
						</Button>
					)}
				</div>
			)}
		</>
	);
}

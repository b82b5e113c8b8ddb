import { Button } from '#app/ui/button.tsx';
import { CvView } from '#app/ui/cv-view.tsx';
import { Link } from '#app/ui/link.tsx';
import type { WholeProfile } from '#schema/students/whole-profile.ts';

/** The CV as a page to be printed, with the browser's letters. */
export function CvPage({ email, loaded: { profile } }: { email: string; loaded: WholeProfile }) {
	return (
		<div className="max-w-[50rem]">
			<div className="mb-8 flex flex-wrap items-center gap-x-5 gap-y-3" data-no-print>
				<Button onClick={() => print()}>Print</Button>
				<Link to="/account/profile" className="link inline-block py-2.5">
					Back to your profile
				</Link>
			</div>
			<h1 className="title wrap-anywhere">{profile.name || 'Your CV'}</h1>
			<p className="mt-2 mb-5 text-muted wrap-anywhere">{email}</p>
			<CvView profile={profile} level="h2" />
		</div>
	);
}

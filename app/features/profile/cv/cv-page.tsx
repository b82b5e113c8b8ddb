import { BackLink } from '#app/ui/back-link.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { CvView } from '#app/ui/cv-view.tsx';
import { EmptyState } from '#app/ui/page/empty-state.tsx';
import { cvOf } from '#schema/students/cv.ts';
import type { WholeProfile } from '#schema/students/whole-profile.ts';
import { DownloadCv } from './made-cv.tsx';

/** As the file is called that `/profile/made-cv` makes. */
export function titleOf({ profile }: WholeProfile, email: string | undefined): string {
	const owner = cvOf(profile).name || email;
	return owner ? `CV of ${owner}` : 'CV';
}

/** The CV as a page to be printed, with the browser's letters. */
export function CvPage({ email, loaded: { profile } }: { email: string; loaded: WholeProfile }) {
	return (
		<>
			<p className="mb-4" data-no-print>
				<BackLink to="/account/profile">Back to your profile</BackLink>
			</p>
			{cvOf(profile).sections.length === 0 ? <NothingYet /> : <Cv {...{ email, profile }} />}
		</>
	);
}

const Cv = ({ email, profile }: { email: string; profile: WholeProfile['profile'] }) => (
	<div className="grid items-start gap-x-10 gap-y-5 @4xl:grid-cols-[minmax(0,1fr)_minmax(0,19.5rem)]">
		<aside
			aria-label="Your CV on paper"
			className="grid gap-4 rounded-panel bg-wash p-inset @4xl:sticky @4xl:top-24 @4xl:col-start-2 @4xl:row-start-1"
			data-no-print
		>
			<p>Your CV is made from your profile. Download it to send it, or print it as it is here.</p>
			<DownloadCv>
				<Button look="secondary" onClick={() => print()}>
					Print
				</Button>
			</DownloadCv>
		</aside>
		{/* On paper it stands alone, without the notice of a sample site: no word in it is the site's. */}
		<div
			data-own-words=""
			className="min-w-0 rounded-card border border-line bg-card p-inset print:border-0 print:p-0"
		>
			<h1 className="title mb-3 wrap-anywhere">{cvOf(profile).name || 'Curriculum vitae'}</h1>
			<CvView profile={profile} email={email} level="h2" />
		</div>
	</div>
);

const NothingYet = () => (
	<>
		<h1 className="title mb-8">Your CV</h1>
		<EmptyState
			scene="tea"
			title="Your CV is empty"
			text="It is made from your profile. What you fill in there stands here, ready to print."
		>
			<ButtonLink to="/account/profile">Fill in your profile</ButtonLink>
		</EmptyState>
	</>
);

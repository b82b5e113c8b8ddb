import type { User } from '@supabase/auth-js';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { DataSummary } from '#app/features/account/data-summary.tsx';
import { DeleteAccount } from '#app/features/account/delete-account.tsx';
import { DownloadData } from '#app/features/account/download-data.tsx';
import { useAccountData } from '#app/features/account/use-account-data.ts';
import { RecentApplications } from '#app/features/applications/tracker/recent-applications.tsx';
import { signOut } from '#app/features/auth/auth-context.tsx';
import { RequireUser } from '#app/features/auth/require-user.tsx';
import { forgetProfileDraft } from '#app/features/employers/profile/profile-draft-storage.ts';
import { forgetUserDrafts } from '#app/lib/draft.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import { scriptsAtOnce } from '#app/lib/route-handle.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Link } from '#app/ui/link.tsx';
import { Loading } from '#app/ui/loading.tsx';
import { AccountFrame } from '#app/ui/page/account-frame.tsx';
import { NotFetched } from '#app/ui/page/not-fetched.tsx';
import { PageHeader } from '#app/ui/page/page-header.tsx';

/** Loaded for somebody who is signed in: a visitor goes on to the sign-in page. */
const RecentSaved = lazy(async () => ({
	default: (await import('./saved/recent-saved.tsx')).RecentSaved,
}));

export const handle = scriptsAtOnce;

export const meta = () =>
	pageMeta({
		title: 'Your account',
		description:
			'Your applications and what we keep about you: download it, or delete your account with everything tied to it.',
		path: '/account',
		hidden: true,
	});

export default function Account() {
	// Checked before the guard, which would redirect a user whose account has just been deleted to
	// the sign-in page.
	const [deleted, setDeleted] = useState(false);
	const leave = async () => {
		setDeleted(true);
		forgetProfileDraft();
		forgetUserDrafts();
		await signOut();
	};
	if (deleted) return <Deleted />;
	return (
		<AccountFrame
			title="Your account"
			intro="Your applications, what we keep about you, and how to take it with you or delete it."
			needsScripts="Your account"
		>
			<div className="max-w-[46rem]">
				<RequireUser signInAt="/auth">
					{(user) => <AccountOf key={user.id} user={user} onDeleted={leave} />}
				</RequireUser>
			</div>
		</AccountFrame>
	);
}

function Deleted() {
	useEffect(() => scrollTo(0, 0), []);
	return (
		<PageHeader
			title="Your account is deleted"
			intro="Everything tied to it went with it. You are signed out."
		>
			<ButtonLink to="/">Return to Home</ButtonLink>
		</PageHeader>
	);
}

/** What people come for is first, then what is stored; deletion is last. */
function AccountOf({ user, onDeleted }: { user: User; onDeleted: () => Promise<void> }) {
	const [data, again] = useAccountData();
	return (
		<div className="grid gap-6">
			<Part title="Your applications">
				<RecentApplications />
			</Part>
			<Part title="Saved internships">
				<Suspense fallback={<Loading />}>
					<RecentSaved />
				</Suspense>
			</Part>
			<Part id="your-data" title="What we keep">
				{data === 'loading' && <Outline />}
				{data === null && <NotFetched words="Your data could not be fetched." onAgain={again} />}
				{data !== 'loading' && data && <DataSummary data={data} />}
				{data !== 'loading' && data?.staff && (
					<p className="mt-4">
						<Link to="/staff" className="link inline-block py-2">
							Staff
						</Link>
					</p>
				)}
			</Part>
			<Part title="Download">
				<p className="mb-5 text-muted">
					A JSON file with your account and everything tied to it, in full.
				</p>
				<DownloadData />
			</Part>
			<Part title="Delete">
				<p className="mb-5 text-muted">
					Deletes the account and everything tied to it. Messages and the newsletter are not tied to
					an account; the{' '}
					<Link to="/privacy" className="link">
						privacy page
					</Link>{' '}
					says what happens to them.
				</p>
				<DeleteAccount email={user.email ?? ''} onDeleted={onDeleted} />
			</Part>
		</div>
	);
}

function Outline() {
	return (
		<>
			<p role="status" className="text-muted">
				Loading what is kept…
			</p>
			<div aria-hidden="true" className="mt-3 h-20 animate-pulse rounded-control bg-wash" />
		</>
	);
}

type PartProps = { id?: string; title: string; children: ReactNode };

function Part({ id, title, children }: PartProps) {
	return (
		<section id={id} className="rounded-card border border-line bg-card p-6 md:p-8">
			<h2 className="mb-4 text-[1.35rem]">{title}</h2>
			{children}
		</section>
	);
}

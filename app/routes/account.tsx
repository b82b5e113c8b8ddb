import { useState } from 'react';
import { fetchAccountData } from '#app/features/account/api.ts';
import { listPath } from '#app/features/applications/student-calls.ts';
import { Loaded, loaderForUser } from '#app/features/auth/loaded.tsx';
import { signOut } from '#app/features/auth/session.ts';
import { consentCall } from '#app/features/careers/calls.ts';
import { forgetProfileDraft } from '#app/features/employers/profile/profile-draft-storage.ts';
import door from '#app/generated/scenes/door.svg?url';
import { behindSignIn } from '#app/lib/behind-sign-in.ts';
import { callApi } from '#app/lib/calls/call-api.ts';
import { forgetUserDrafts } from '#app/lib/draft.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Loading, Outline } from '#app/ui/loading.tsx';
import { AccountFrame } from '#app/ui/page/account-frame.tsx';
import { StatePage } from '#app/ui/page/state-page.tsx';
import type { ApplicationsPage } from '#schema/applications/student-applications.ts';
import type { OwnConsent } from '#schema/careers/consent.ts';
import type { Me } from '#schema/me.ts';

export const handle = behindSignIn('/auth');

export const meta = () =>
	pageMeta({
		title: 'Your account',
		description:
			'What needs you, your password and address, and what we keep about you: download it, or delete your account.',
		path: '/account',
		hidden: true,
	});

/** Each part of the screen says by itself that it could not be fetched. */
export const clientLoader = loaderForUser(async () => {
	const [screen, applications, me, kept, careers] = await Promise.all([
		import('./account/account-screen.tsx'),
		callApi<ApplicationsPage>(listPath),
		callApi<Me>('/me'),
		fetchAccountData(),
		callApi<OwnConsent>(consentCall),
	]);
	return { ...screen, applications, me, kept, careers };
});

export { actionForUser as clientAction } from '#app/features/auth/loaded.tsx';

function Account() {
	// Checked before the guard, which would redirect a user whose account has just been deleted to
	// the sign-in page.
	const [deleted, setDeleted] = useState(false);
	const leave = async () => {
		setDeleted(true);
		forgetProfileDraft();
		forgetUserDrafts();
		await signOut();
	};
	if (deleted) return <DeletedNotice />;
	return (
		<AccountFrame title="Your account" needsScripts="Your account">
			<Loaded<typeof clientLoader> signInAt={handle.signInAt} waiting={waiting}>
				{({ AccountScreen, ...loaded }, user) => (
					<AccountScreen {...loaded} email={user.email ?? ''} onDeleted={leave} />
				)}
			</Loaded>
		</AccountFrame>
	);
}

const waiting = (
	<Loading label="Loading your account">
		<div className="grid items-start gap-5 @4xl:grid-cols-[minmax(0,1fr)_minmax(0,19.5rem)]">
			<Outline className="col-span-full h-60" />
			<Outline className="h-96" />
			<Outline className="h-72" />
		</div>
	</Loading>
);

const DeletedNotice = () => (
	<div ref={() => scrollTo(0, 0)}>
		<StatePage
			picture={door}
			title="Your account is deleted"
			intro="Everything in it is deleted too. You are signed out."
		>
			<ButtonLink to="/">Return to Home</ButtonLink>
		</StatePage>
	</div>
);

export { Account as default, Account as ErrorBoundary, Account as HydrateFallback };

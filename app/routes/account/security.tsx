import { Loaded, loaderForUser } from '#app/features/auth/loaded.tsx';
import { behindSignIn } from '#app/lib/behind-sign-in.ts';
import { callApi } from '#app/lib/calls/call-api.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import { Loading, Outline } from '#app/ui/loading.tsx';
import { AccountFrame } from '#app/ui/page/account-frame.tsx';
import type { Me } from '#schema/me.ts';

export const handle = behindSignIn('/auth');

export const meta = () =>
	pageMeta({
		title: 'Security',
		description: 'Change the password or the email address of your account.',
		path: '/account/security',
		hidden: true,
	});

/** Without an answer the longer password is asked for, which everybody may choose. */
export const clientLoader = loaderForUser(async () => {
	const [{ ChangeAddress, ChangePassword }, me] = await Promise.all([
		import('#app/features/account/security-forms.tsx'),
		callApi<Me>('/me'),
	]);
	const role = me.ok ? me.value.role : 'employer';
	return { ChangeAddress, ChangePassword, role };
});

const Security = () => (
	<AccountFrame
		title="Security"
		intro="Your password and your email address. After each change we send you an email."
		needsScripts="Changing your password or address"
	>
		<Loaded<typeof clientLoader> signInAt={handle.signInAt} waiting={waiting}>
			{({ ChangePassword, ChangeAddress, role }, { email = '' }) => (
				<div>
					<ChangePassword role={role} email={email} />
					<ChangeAddress role={role} email={email} />
				</div>
			)}
		</Loaded>
	</AccountFrame>
);

const waiting = (
	<Loading label="Loading your account">
		<Outline className="h-48" />
		<Outline className="h-48" />
	</Loading>
);

export { Security as default, Security as ErrorBoundary, Security as HydrateFallback };

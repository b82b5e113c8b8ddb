import { Loaded, loaderForUser } from '#app/features/auth/loaded.tsx';
import { behindSignIn } from '#app/lib/behind-sign-in.ts';
import { callApi } from '#app/lib/calls/call-api.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import { Loading, Outline } from '#app/ui/loading.tsx';
import { AccountFrame } from '#app/ui/page/account-frame.tsx';
import type { Me } from '#schema/me.ts';
import type { OpenSession } from '#schema/open-session.ts';
import type { SecondStep } from '#schema/second-step.ts';

export const handle = behindSignIn('/auth');

export const meta = () =>
	pageMeta({
		title: 'Security',
		description:
			'The second step of your sign-in, changes of the password and the address of your account, and where it is signed in.',
		path: '/account/security',
		hidden: true,
	});

/**
 * A session whose second step has not been taken sees nothing but that. Without an answer the longer password is asked for, which
 * everybody may choose.
 */
export const clientLoader = loaderForUser(async () => {
	const step = await callApi<SecondStep>('/second-step');
	if (step.ok && step.value.needed)
		return {
			...(await import('#app/features/account/second-step/take-step.tsx')),
			taken: step.value,
		};
	const [{ ChangeAddress, ChangePassword, SecondStepSection }, { OpenSessions }, me, sessions] =
		await Promise.all([
			import('#app/features/account/security-forms.tsx'),
			import('#app/features/account/open-sessions.tsx'),
			callApi<Me>('/me'),
			callApi<OpenSession[]>('/sessions'),
		]);
	const role = me.ok ? me.value.role : 'employer';
	const parts = { ChangeAddress, ChangePassword, SecondStepSection, OpenSessions };
	return { ...parts, role, step, sessions };
});

export { actionForUser as clientAction } from '#app/features/auth/loaded.tsx';

const Security = () => (
	<AccountFrame
		title="Security"
		intro="How you sign in, and where. After a change of the second step, your password or your email address we send you an email."
		needsScripts="Changing how you sign in"
	>
		<Loaded<typeof clientLoader> signInAt={handle.signInAt} waiting={waiting}>
			{(loaded, { email = '' }) => {
				if ('TakeStep' in loaded) return <loaded.TakeStep step={loaded.taken} />;
				const { ChangePassword, ChangeAddress, SecondStepSection, OpenSessions } = loaded;
				const { role, step, sessions } = loaded;
				return (
					<div>
						<SecondStepSection step={step} role={role} email={email} />
						<ChangePassword
							role={role}
							email={email}
							isShort={step.ok && step.value.short_password}
						/>
						<ChangeAddress role={role} email={email} />
						<OpenSessions sessions={sessions} />
					</div>
				);
			}}
		</Loaded>
	</AccountFrame>
);

const waiting = (
	<Loading label="Loading your account">
		<Outline className="h-64" />
		<Outline className="h-48" />
		<Outline className="h-48" />
	</Loading>
);

export { Security as default, Security as ErrorBoundary, Security as HydrateFallback };

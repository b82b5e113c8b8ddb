import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { returnPathIn } from '#app/features/auth/return-path-in.ts';
import { SignOutButton } from '#app/features/auth/sign-out-button.tsx';
import { stepMessages } from '#app/messages/second-step.ts';
import { Button, PlainButton } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { checkFields } from '#app/ui/forms/check-fields.ts';
import { TextField } from '#app/ui/forms/field.tsx';
import { textOf } from '#app/ui/forms/field-values.ts';
import { SubmitForm } from '#app/ui/forms/submit-form.tsx';
import { useSubmit } from '#app/ui/forms/use-submit.ts';
import { toast } from '#app/ui/toast.ts';
import type { SecondStep } from '#schema/second-step.ts';
import { errorsOf, knowsPasskeys, takeStep, takeWithPasskey } from './api.ts';

/** Asks for a passkey or a code after the password; then somebody goes on to where they were going. */
export function TakeStep({ step: { app, passkeys, passkeys_possible } }: { step: SecondStep }) {
	const { revalidate } = useRevalidator();
	const [isLost, setLost] = useState(app === null);
	const [signing, setSigning] = useState(false);
	const hasPasskey = passkeys.length > 0;
	const canSign = hasPasskey && passkeys_possible && knowsPasskeys();
	const goOn = async () => {
		const from = returnPathIn(history.state?.usr);
		if (from === null) return revalidate();
		location.replace(from);
		// The button works until that page is there.
		await new Promise(() => {});
	};
	const { onSubmit, errors, submitting } = useSubmit(async (values) => {
		const wrong = await checkFields(values, { code: 'Type the code' });
		if (wrong) return wrong;
		const taken = await takeStep(textOf(values, 'code'));
		if (taken.ok) await goOn();
		else toast(stepMessages.notTaken(taken.message));
		return errorsOf(taken);
	});
	const sign = async () => {
		setSigning(true);
		try {
			const taken = await takeWithPasskey();
			if (taken.ok) await goOn();
			else toast(stepMessages.notTaken(taken.message));
		} finally {
			setSigning(false);
		}
	};
	return (
		<Card className="grid max-w-prose gap-6">
			<div>
				<h2 className="text-part">Second step</h2>
				<p className="mt-1 text-muted">
					Your password is right.{' '}
					<span>{canSign ? 'Now use your passkey, or type a code' : 'Now type a code'}</span>: the
					password alone lets nobody in.
				</p>
			</div>
			{hasPasskey && !canSign && (
				<p className="text-muted">
					{passkeys_possible
						? 'This browser does not support passkeys. Sign in with another one to use yours, or type a code.'
						: 'Your passkey cannot be used at this address of the site. Type a code.'}
				</p>
			)}
			{canSign && (
				<Button size="large" disabled={signing} onClick={() => sign()}>
					<KeyRound aria-hidden="true" className="size-5" />
					Use a passkey
				</Button>
			)}
			<SubmitForm onSubmit={onSubmit} aria-label="Second step" className="grid gap-5">
				{isLost ? (
					<TextField
						key="recovery"
						label="Recovery code"
						hint="One of those that you were given when you set this up. It works once."
						name="code"
						autoComplete="off"
						autoCapitalize="none"
						spellCheck={false}
						maxLength={40}
						required
						error={errors.code}
					/>
				) : (
					<TextField
						key="app"
						label="Six digits"
						hint="Your authenticator app shows them. They change every 30 seconds."
						name="code"
						inputMode="numeric"
						autoComplete="one-time-code"
						maxLength={7}
						required
						error={errors.code}
					/>
				)}
				<Button type="submit" size="large" disabled={submitting}>
					{submitting ? 'Checking...' : 'Go on'}
				</Button>
			</SubmitForm>
			<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
				{app && (
					<PlainButton className="link min-h-11" onClick={() => setLost(!isLost)}>
						{isLost ? 'Use a code of the app' : 'Use a recovery code'}
					</PlainButton>
				)}
				<SignOutButton look="text" />
			</div>
		</Card>
	);
}

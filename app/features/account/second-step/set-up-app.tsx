import { useState } from 'react';
import { stepMessages } from '#app/messages/second-step.ts';
import { Button } from '#app/ui/button.tsx';
import { PresentPasswordField, UsernameField } from '#app/ui/forms/account-fields.tsx';
import { checkFields } from '#app/ui/forms/check-fields.ts';
import { TextField } from '#app/ui/forms/field.tsx';
import { textOf } from '#app/ui/forms/field-values.ts';
import { SubmitForm } from '#app/ui/forms/submit-form.tsx';
import { useSubmit } from '#app/ui/forms/use-submit.ts';
import { toast } from '#app/ui/toast.ts';
import type { AppSetUp } from '#schema/second-step.ts';
import { beginApp, confirmApp, errorsOf } from './api.ts';

/**
 * The password, then the picture for the app and its first code.
 * @param onSet with the recovery codes; none if there are some already
 */
export function SetUpApp({
	email,
	onSet,
	onCancel,
}: {
	email: string;
	onSet: (codes: readonly string[]) => void;
	onCancel: () => void;
}) {
	const [app, setApp] = useState<AppSetUp | null>(null);
	return app ? (
		<FirstCode app={app} onSet={onSet} onCancel={onCancel} />
	) : (
		<Password email={email} onBegun={setApp} onCancel={onCancel} />
	);
}

function Password({
	email,
	onBegun,
	onCancel,
}: {
	email: string;
	onBegun: (app: AppSetUp) => void;
	onCancel: () => void;
}) {
	const { onSubmit, errors, submitting } = useSubmit(async (values) => {
		const wrong = await checkFields(values, { password: 'Enter your present password' });
		if (wrong) return wrong;
		const begun = await beginApp(String(values.get('password')));
		if (begun.ok) onBegun(begun.value);
		else toast(stepMessages.notChanged(begun.message));
		return errorsOf(begun);
	});
	return (
		<SubmitForm onSubmit={onSubmit} aria-label="Set up an app" className="grid max-w-prose gap-5">
			<UsernameField address={email} />
			<PresentPasswordField hint="To make sure that it is you" error={errors.password} />
			<div className="flex flex-wrap gap-3">
				<Button type="submit" disabled={submitting}>
					{submitting ? 'Checking...' : 'Go on'}
				</Button>
				<Button look="text" onClick={onCancel}>
					Not now
				</Button>
			</div>
		</SubmitForm>
	);
}

/** "K7PD M2QX 9VTA": read in parts. */
const inParts = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? '';

/** So many units around the picture have to be empty. */
const QUIET = 4;

const QrCode = ({ picture: { size, path } }: Pick<AppSetUp, 'picture'>) => (
	<svg
		viewBox={`${-QUIET} ${-QUIET} ${size + 2 * QUIET} ${size + 2 * QUIET}`}
		role="img"
		aria-label="QR code for your app, the same as the letters beside it"
		className="w-40 shrink-0 rounded-control border border-line"
		shapeRendering="crispEdges"
	>
		{/* Dark on white in both looks: cameras read nothing else for certain. */}
		<path
			d={`M${-QUIET} ${-QUIET}h${size + 2 * QUIET}v${size + 2 * QUIET}h${-size - 2 * QUIET}z`}
			fill="#fff"
		/>
		<path d={path} fill="#10233f" />
	</svg>
);

function FirstCode({
	app,
	onSet,
	onCancel,
}: {
	app: AppSetUp;
	onSet: (codes: readonly string[]) => void;
	onCancel: () => void;
}) {
	const { onSubmit, errors, submitting } = useSubmit(async (values) => {
		const wrong = await checkFields(values, { code: 'Type the six digits that the app shows' });
		if (wrong) return wrong;
		const set = await confirmApp(textOf(values, 'code'));
		toast(set.ok ? stepMessages.on : stepMessages.notChanged(set.message));
		if (set.ok) onSet(set.value.recovery_codes);
		return errorsOf(set);
	});
	return (
		<SubmitForm onSubmit={onSubmit} aria-label="Code from an app" className="grid gap-5">
			<p className="text-small text-muted">
				1. In your authenticator app, add an account and point it at the picture. 2. Type the six
				digits that it shows.
			</p>
			<div className="flex flex-wrap items-start gap-x-6 gap-y-4">
				<QrCode picture={app.picture} />
				<div className="grid min-w-0 flex-[1_1_14rem] gap-4">
					<p className="text-small text-muted">
						Nothing to point with? Type this into the app:
						<code className="mt-1 block text-body font-semibold text-ink wrap-anywhere">
							{inParts(app.secret)}
						</code>
					</p>
					<p className="text-small">
						<a href={app.uri} className="link inline-block py-2.5">
							Open it in an app on this device
						</a>
					</p>
					<TextField
						label="Six digits"
						name="code"
						inputMode="numeric"
						autoComplete="one-time-code"
						maxLength={7}
						required
						error={errors.code}
					/>
				</div>
			</div>
			<div className="flex flex-wrap gap-3">
				<Button type="submit" disabled={submitting}>
					{submitting ? 'Checking...' : 'Turn it on'}
				</Button>
				<Button look="text" onClick={onCancel}>
					Not now
				</Button>
			</div>
		</SubmitForm>
	);
}

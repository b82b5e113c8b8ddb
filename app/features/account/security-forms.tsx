import { type MouseEvent, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { changeAddress, changePassword, fieldErrors } from '#app/features/auth/api.ts';
import { SECURITY_PARTS } from '#app/lib/addresses/security-parts.ts';
import type { CallResult } from '#app/lib/calls/call-api.ts';
import { accountMessages, linkMessages } from '#app/messages/accounts.ts';
import { behindStep } from '#app/messages/second-step.ts';
import { AddressText } from '#app/ui/address-text.tsx';
import { Button, PlainButton } from '#app/ui/button.tsx';
import {
	EmailField,
	NewPasswordField,
	PresentPasswordField,
	UsernameField,
} from '#app/ui/forms/account-fields.tsx';
import { checkFields } from '#app/ui/forms/check-fields.ts';
import { DonePanel } from '#app/ui/forms/done-panel.tsx';
import { textOf } from '#app/ui/forms/field-values.ts';
import { SubmitForm } from '#app/ui/forms/submit-form.tsx';
import { useSubmit } from '#app/ui/forms/use-submit.ts';
import { InPlace } from '#app/ui/page/in-place.tsx';
import { Part } from '#app/ui/page/part-boundary.tsx';
import { toast } from '#app/ui/toast.ts';
import type { Role } from '#schema/me.ts';
import { leastPassword } from '#schema/password-length.ts';
import type { SecondStep } from '#schema/second-step.ts';
import { SecondStepPart } from './second-step/second-step-part.tsx';
import { Section } from './security-section.tsx';

type SentPanelProps = {
	title: string;
	words: ReactNode;
	/** The words of the way back to the form. */
	again: string;
	onAgain: () => void;
};

/** In the place of a form that was sent. */
const SentPanel = ({ title, words, again, onAgain }: SentPanelProps) => (
	<DonePanel
		title={title}
		links={
			<PlainButton
				className="link min-h-11"
				onClick={({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
					flushSync(onAgain);
					form?.querySelector<HTMLElement>('input:not([hidden])')?.focus();
				}}
			>
				{again}
			</PlainButton>
		}
	>
		<p>{words}</p>
	</DonePanel>
);

/** Two fields and a button. @param sent null until it was sent */
const ChangeForm = ({
	label,
	onSubmit,
	submitting,
	send: [send, sending],
	sent,
	username,
	children,
}: Pick<ReturnType<typeof useSubmit>, 'onSubmit' | 'submitting'> & {
	label: string;
	send: [words: string, meanwhile: string];
	sent: SentPanelProps | null;
	/** The present address. */
	username: string;
	children: ReactNode;
}) => (
	<SubmitForm onSubmit={onSubmit} aria-label={label}>
		<InPlace answer={sent && <SentPanel {...sent} />}>
			<div className="grid gap-5">
				<UsernameField address={username} />
				<div className="in-twos items-start gap-5">{children}</div>
				<Button type="submit" look="secondary" disabled={submitting} className="justify-self-start">
					{submitting ? sending : send}
				</Button>
			</div>
		</InPlace>
	</SubmitForm>
);

/** @param step what the server says of it */
export const SecondStepSection = ({
	step,
	role,
	email,
}: {
	step: CallResult<SecondStep>;
	role: Role;
	email: string;
}) => (
	<Section
		title="Second step"
		about={
			<p>
				Something that you have, besides the password that you know.{' '}
				<span>
					{behindStep[role]
						? `${behindStep[role].who} need one.`
						: 'You choose whether you want one.'}
				</span>
			</p>
		}
	>
		<Part result={step}>
			{(value) => <SecondStepPart step={value} behind={behindStep[role] ?? null} email={email} />}
		</Part>
	</Section>
);

const present = { password: 'Enter your present password' };

/**
 * The other devices are signed out; a mail says that the password was changed.
 * @param email the present address
 * @param isShort whether the present password is shorter than a new one may be
 */
export function ChangePassword({
	role,
	email,
	isShort,
}: {
	role: Role;
	email: string;
	isShort: boolean;
}) {
	const [changed, setChanged] = useState(false);
	const [stillShort, setStillShort] = useState(isShort);
	const { onSubmit, errors, submitting } = useSubmit(async (values, form) => {
		const wrong = await checkFields(values, {
			...present,
			'new-password': 'Choose a new password',
		});
		if (wrong) return wrong;
		const failure = await changePassword(
			String(values.get('new-password')),
			String(values.get('password')),
		);
		setChanged(!failure);
		if (failure) {
			toast(accountMessages.notChanged(failure.message));
			return fieldErrors(failure);
		}
		setStillShort(false);
		toast(linkMessages.passwordChanged);
		form.reset();
		return null;
	});
	return (
		<Section
			at={SECURITY_PARTS.password}
			title="Password"
			about={
				<>
					{stillShort && (
						<p className="rounded-control bg-sun-wash p-4 text-sun-ink">
							Yours has fewer than {leastPassword(role)} characters. Your account gives access to
							data of other people: choose a longer one now.
						</p>
					)}
					<p>A new password signs out your other devices. You stay signed in here.</p>
				</>
			}
		>
			<ChangeForm
				label="Change password"
				username={email}
				onSubmit={onSubmit}
				submitting={submitting}
				send={['Change password', 'Saving...']}
				sent={
					changed
						? {
								title: 'Your new password is saved',
								words: 'Your other devices are signed out.',
								again: 'Change it again',
								onAgain: () => setChanged(false),
							}
						: null
				}
			>
				<PresentPasswordField hint="The one you sign in with" error={errors.password} />
				<NewPasswordField
					label="New password"
					least={leastPassword(role)}
					error={errors['new-password']}
				/>
			</ChangeForm>
		</Section>
	);
}

/** @param email the present address */
export function ChangeAddress({ role, email }: { role: Role; email: string }) {
	const [askedFor, setAskedFor] = useState<string | null>(null);
	const { onSubmit, errors, submitting } = useSubmit(async (values, form) => {
		const wrong = await checkFields(values, { email: 'Enter the new address', ...present });
		if (wrong) return wrong;
		const address = textOf(values, 'email');
		const failure = await changeAddress(address, String(values.get('password')));
		setAskedFor(failure ? null : address);
		if (failure) {
			toast(accountMessages.notChanged(failure.message));
			return fieldErrors(failure);
		}
		toast(accountMessages.addressAsked);
		form.reset();
		return null;
	});
	return (
		<Section
			at={SECURITY_PARTS.address}
			title="Email address"
			about={
				<>
					<p>
						Your address now:
						<b className="block text-ink wrap-anywhere">
							<AddressText address={email} />
						</b>
					</p>
					<p>
						We send a link to the new address, and a note to this one. Your address changes when you
						follow the link.
					</p>
					{role === 'employer' && (
						<p>After the change we check your company again before new internships are shown.</p>
					)}
				</>
			}
		>
			<ChangeForm
				label="Change email address"
				username={email}
				onSubmit={onSubmit}
				submitting={submitting}
				send={['Send the link', 'Sending...']}
				sent={
					askedFor === null
						? null
						: {
								title: 'Check your email',
								words: (
									<>
										A link is on its way to <b className="wrap-anywhere">{askedFor}</b>. It works
										once and for one hour. Only one link a minute is sent to an address.
									</>
								),
								again: 'Send another link',
								onAgain: () => setAskedFor(null),
							}
				}
			>
				<EmailField label="New email address" error={errors.email} />
				<PresentPasswordField error={errors.password} />
			</ChangeForm>
		</Section>
	);
}

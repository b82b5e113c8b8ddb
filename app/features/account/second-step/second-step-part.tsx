import { ShieldAlert, ShieldCheck, Smartphone } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import { afterRemoval, type BehindStep, stepMessages } from '#app/messages/second-step.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { londonDate } from '#schema/london-day.ts';
import { RECOVERY_CODES, type SecondStep } from '#schema/second-step.ts';
import { removeApp, renewCodes } from './api.ts';
import { Passkeys } from './passkeys.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SetUpApp } from './set-up-app.tsx';
import { WithPassword } from './with-password.tsx';

type Props = { step: SecondStep; behind: BehindStep | null; email: string };

/** What is set up of the second step of a sign-in, and the ways to set it up, change it and end it. */
export function SecondStepPart({ step, behind, email }: Props) {
	const { revalidate } = useRevalidator();
	const [setting, setSetting] = useState(false);
	const [codes, setCodes] = useState<readonly string[]>([]);
	const leave = () => setSetting(false);
	const show = async (made: readonly string[]) => {
		setCodes(made);
		leave();
		await revalidate();
	};
	if (codes.length > 0) return <RecoveryCodes codes={codes} onKept={() => setCodes([])} />;
	if (setting) return <SetUpApp email={email} onSet={show} onCancel={leave} />;
	const isOn = step.app !== null || step.passkeys.length > 0;
	return (
		<div className="grid gap-6">
			{isOn ? (
				<StateNote isOn>
					<b>On.</b> After your password a sign-in asks for one of these.
				</StateNote>
			) : (
				<StateNote isOn={false}>
					<b>Not set up.</b>{' '}
					<span>
						{step.required
							? `${behind?.open ?? 'The rest opens'} once you have set up one of these: it takes two minutes.`
							: 'Your password alone opens your account. One of these takes two minutes.'}
					</span>
				</StateNote>
			)}
			{behind && isOn && (
				<ButtonLink to={behind.to} className="justify-self-start">
					{`Go to ${behind.pages}`}
				</ButtonLink>
			)}
			<Passkeys
				step={step}
				behind={behind}
				email={email}
				onAdded={show}
				onRemoved={() => revalidate()}
			/>
			<AppPart
				step={step}
				behind={behind}
				email={email}
				onSetUp={() => setSetting(true)}
				onRemoved={() => revalidate()}
			/>
			{isOn && (
				<div className="grid justify-items-start gap-3 border-t border-line pt-5">
					<p className="text-small text-muted">{recoveryWords(step.recovery)}</p>
					<WithPassword
						label="New recovery codes"
						title="New recovery codes?"
						words="You are shown eight new codes. The ones you have now stop working."
						email={email}
						yes={['Make new codes', 'Making them...']}
						does={renewCodes}
						said={stepMessages.newCodes}
						onDone={({ recovery_codes }) => show(recovery_codes)}
					/>
				</div>
			)}
		</div>
	);
}

const AppPart = ({
	step,
	behind,
	email,
	onSetUp,
	onRemoved,
}: {
	step: SecondStep;
	behind: BehindStep | null;
	email: string;
	onSetUp: () => void;
	onRemoved: () => Promise<void>;
}) => (
	<div className="grid justify-items-start gap-2">
		<h3 className="flex items-center gap-2.5 text-body">
			<Smartphone aria-hidden="true" className="size-5 text-brand" />
			Code from an app
		</h3>
		<p className="text-small text-muted">
			{step.app
				? `Set up on ${londonDate(step.app.since)}.`
				: 'Six digits that change every 30 seconds, from any authenticator app.'}
		</p>
		{step.app ? (
			<WithPassword
				label="Remove the app"
				title="Remove the app?"
				words={`Its codes stop working here. ${afterRemoval(step.passkeys.length === 0, behind)}`}
				email={email}
				yes={['Remove it', 'Removing it...']}
				look="hot"
				does={removeApp}
				said={stepMessages.removed}
				onDone={onRemoved}
			/>
		) : (
			<Button look="secondary" onClick={onSetUp}>
				Set up a code
			</Button>
		)}
	</div>
);

const StateNote = ({ isOn, children }: { isOn: boolean; children: ReactNode }) => {
	const Icon = isOn ? ShieldCheck : ShieldAlert;
	return (
		<p
			className={`flex items-start gap-2.5 rounded-control p-4 ${isOn ? 'bg-good-wash text-good' : 'bg-sun-wash text-sun-ink'}`}
		>
			<Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
			<span>{children}</span>
		</p>
	);
};

/** "6 of 8 recovery codes left, the last one used on 2 January 2027." */
function recoveryWords({ left, last_used }: SecondStep['recovery']): string {
	const used = last_used ? `, the last one used on ${londonDate(last_used)}` : '';
	return `${left} of ${RECOVERY_CODES} recovery codes left${used}.`;
}

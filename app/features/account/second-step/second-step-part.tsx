import { ShieldAlert, ShieldCheck, Smartphone } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import { stepMessages } from '#app/messages/second-step.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { londonDate } from '#schema/london-day.ts';
import { RECOVERY_CODES, type SecondStep } from '#schema/second-step.ts';
import { removeApp, renewCodes } from './api.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SetUpApp } from './set-up-app.tsx';
import { WithPassword } from './with-password.tsx';

type Props = { step: SecondStep; isStaff: boolean; email: string };

/** What is set up of the second step of a sign-in, and the ways to set it up, change it and end it. */
export function SecondStepPart({ step, isStaff, email }: Props) {
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
	if (step.app)
		return (
			<div className="grid gap-5">
				<Said isOn>
					<b>On.</b> A sign-in asks for a code of your app, set up on {londonDate(step.app.since)}.
				</Said>
				<p className="text-small text-muted">{recoveryWords(step.recovery)}</p>
				<div className="flex flex-wrap gap-3">
					{isStaff && <ButtonLink to="/staff">Go to the staff pages</ButtonLink>}
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
					<WithPassword
						label="Remove the second step"
						title="Remove the second step?"
						words={
							isStaff
								? 'Your app and your recovery codes stop working here. Staff need a second step: until you set up another one, the staff pages stay closed.'
								: 'Your app and your recovery codes stop working here. A sign-in asks for the password alone.'
						}
						email={email}
						yes={['Remove it', 'Removing it...']}
						look="hot"
						does={removeApp}
						said={stepMessages.removed}
						onDone={() => revalidate()}
					/>
				</div>
			</div>
		);
	return (
		<div className="grid gap-5">
			<Said isOn={false}>
				<b>Not set up.</b>{' '}
				<span>
					{step.required
						? 'The staff pages open once you have set it up: it takes two minutes.'
						: 'Your password alone opens your account. It takes two minutes.'}
				</span>
			</Said>
			<div className="grid justify-items-start gap-2">
				<h3 className="flex items-center gap-2.5 text-body">
					<Smartphone aria-hidden="true" className="size-5 text-brand" />
					Code from an app
				</h3>
				<p className="text-small text-muted">
					Six digits that change every 30 seconds, from any authenticator app.
				</p>
				<Button className="mt-2" onClick={() => setSetting(true)}>
					Set up a code
				</Button>
			</div>
		</div>
	);
}

const Said = ({ isOn, children }: { isOn: boolean; children: ReactNode }) => {
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

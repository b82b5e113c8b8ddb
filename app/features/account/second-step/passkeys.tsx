import { KeyRound } from 'lucide-react';
import { afterRemoval, type BehindStep, stepMessages } from '#app/messages/second-step.ts';
import { londonDate } from '#schema/london-day.ts';
import { MOST_PASSKEYS, type SecondStep } from '#schema/second-step.ts';
import { addPasskey, knowsPasskeys, removePasskey } from './api.ts';
import { WithPassword } from './with-password.tsx';

type Props = {
	step: SecondStep;
	behind: BehindStep | null;
	email: string;
	onAdded: (codes: readonly string[]) => Promise<void>;
	onRemoved: () => Promise<void>;
};

/** The passkeys of an account, and the way to another one. */
export function Passkeys({ step, behind, email, onAdded, onRemoved }: Props) {
	const isOnly = step.app === null && step.passkeys.length === 1;
	return (
		<div className="grid justify-items-start gap-2">
			<h3 className="flex items-center gap-2.5 text-body">
				<KeyRound aria-hidden="true" className="size-5 text-brand" />
				Passkey
			</h3>
			<p className="text-small text-muted">
				You confirm with your fingerprint, your face or a PIN on your device, or with a security
				key. It works on this site only, and there is nothing to type.
			</p>
			{step.passkeys.length > 0 && (
				<ul className="grid w-full gap-3">
					{step.passkeys.map(({ id, name, since, last_used }) => (
						<li
							key={id}
							className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-3"
						>
							<div className="min-w-0">
								<p className="font-semibold wrap-anywhere">{name}</p>
								<p className="text-small text-muted">{usedWords(since, last_used)}</p>
							</div>
							<WithPassword
								label="Remove"
								of={` the passkey ${name}`}
								title="Remove this passkey?"
								words={`It stops working here: delete it on your device as well. ${afterRemoval(isOnly, behind)}`}
								email={email}
								yes={['Remove it', 'Removing it...']}
								look="hot"
								does={(password) => removePasskey(id, password)}
								said={stepMessages.passkeyRemoved}
								onDone={onRemoved}
							/>
						</li>
					))}
				</ul>
			)}
			<AddPasskey step={step} email={email} onAdded={onAdded} />
		</div>
	);
}

function AddPasskey({ step, email, onAdded }: Pick<Props, 'step' | 'email' | 'onAdded'>) {
	if (!step.passkeys_possible)
		return (
			<p className="text-small text-muted">
				Not offered here: the address of this site is a number, or its connection is not encrypted.
				Browsers make no passkeys there.
			</p>
		);
	if (!knowsPasskeys())
		return (
			<p className="text-small text-muted">
				This browser does not support passkeys. Open this page in another one to add one.
			</p>
		);
	if (step.passkeys.length >= MOST_PASSKEYS)
		return (
			<p className="text-small text-muted">
				You have {MOST_PASSKEYS} passkeys, which is the most. Remove one to add another one.
			</p>
		);
	return (
		<WithPassword
			label="Add a passkey"
			title="Add a passkey"
			words="Type your password. Then your device asks for your fingerprint, face or PIN."
			email={email}
			yes={['Go on', 'Asking your device...']}
			does={addPasskey}
			said={stepMessages.passkeyAdded}
			onDone={({ recovery_codes }) => onAdded(recovery_codes)}
		/>
	);
}

/** "Added on 29 November 2026, last used on 2 January 2027." */
const usedWords = (since: string, last_used: string | null): string =>
	`Added on ${londonDate(since)}, ${last_used ? `last used on ${londonDate(last_used)}` : 'not used yet'}.`;

import { useState } from 'react';
import { useDeed } from '#app/lib/calls/deeds.ts';
import { careersMessages } from '#app/messages/careers.ts';
import { Button } from '#app/ui/button.tsx';
import { FieldError } from '#app/ui/forms/field.tsx';
import type { FieldErrors } from '#app/ui/forms/field-values.ts';
import { SubmitForm } from '#app/ui/forms/submit-form.tsx';
import { useSubmit } from '#app/ui/forms/use-submit.ts';
import { toast } from '#app/ui/toast.ts';
import type { ChoosableApplication, OwnConsent } from '#schema/careers/consent.ts';
import {
	CONSENT_ENDS,
	CONSENT_FREE,
	CONSENT_KINDS,
	CONSENT_NEVER,
	CONSENT_SEEN,
	type ConsentKind,
	consentWords,
} from '#schema/careers/consent-words.ts';
import { longDate } from '#schema/london-day.ts';
import { agree, takeBack } from './api.ts';

/** What a student has agreed to for the careers service of their university, and can take back; and what they can agree to. */
export function OwnConsentPart({ own: { service, consent, applications } }: { own: OwnConsent }) {
	const university = service?.university ?? consent?.university ?? '';
	return (
		<div className="grid gap-5">
			{consent && <Agreed consent={consent} applications={applications} />}
			<div className="grid max-w-prose gap-2">
				<p className="wrap-anywhere">
					The careers service of {university} would like to know which internships its students
					apply to. <b>It sees nothing of you unless you agree.</b> {CONSENT_FREE}
				</p>
				<p className="text-small text-muted">
					<b>With your name it sees:</b> {CONSENT_SEEN} {CONSENT_NEVER}
				</p>
				<p className="text-small text-muted">{CONSENT_ENDS}</p>
			</div>
			{service &&
				(consent ? (
					<details>
						<summary className="link inline-flex min-h-11 items-center">Choose differently</summary>
						<Choice service={service.id} applications={applications} />
					</details>
				) : (
					<Choice service={service.id} applications={applications} />
				))}
		</div>
	);
}

/** Nothing is asked before it is taken back, as nothing was when it was given. */
function Agreed({
	consent: { kind, university, since },
	applications,
}: {
	consent: NonNullable<OwnConsent['consent']>;
	applications: ChoosableApplication[];
}) {
	const { run, busy } = useDeed();
	const end = async () => {
		const result = await run(takeBack());
		toast(result.ok ? careersMessages.takenBack : careersMessages.failed(result.message));
	};
	const chosen = applications.filter((application) => application.chosen);
	return (
		<div className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-control bg-good-wash p-4">
			<div className="min-w-0 flex-[1_1_16rem] wrap-anywhere">
				<p>
					<b className="text-good">You agreed on {longDate(since)}</b>, for the careers service of{' '}
					{university}: {consentWords[kind].label}.
				</p>
				{kind === 'chosen' && (
					<ul className="mt-1 list-disc pl-5 text-small">
						{chosen.map(({ id, title, company }) => (
							<li key={id}>{company === null ? title : `${title}, ${company}`}</li>
						))}
					</ul>
				)}
			</div>
			<Button look="secondary" disabled={busy} onClick={() => end()}>
				{busy ? 'Taking it back...' : 'Take it back'}
			</Button>
		</div>
	);
}

/** Nothing is chosen before. */
function Choice({
	service,
	applications,
}: {
	service: string;
	applications: ChoosableApplication[];
}) {
	const { run } = useDeed();
	const [kind, setKind] = useState<ConsentKind | null>(null);
	const { onSubmit, errors, submitting } = useSubmit(
		async (values, form): Promise<FieldErrors | null> => {
			if (!kind) return { kind: 'Choose what it may see. If you want none of these, do nothing.' };
			const chosen = kind === 'chosen' ? values.getAll('application').map(String) : [];
			if (kind === 'chosen' && chosen.length === 0)
				return { application: 'Choose at least one application.' };
			const result = await run(agree({ service, kind, applications: chosen }));
			if (!result.ok) {
				toast(careersMessages.failed(result.message));
				return null;
			}
			form.closest('details')?.removeAttribute('open');
			form.reset();
			setKind(null);
			toast(careersMessages.agreed);
			return null;
		},
	);
	return (
		<SubmitForm onSubmit={onSubmit} className="grid max-w-prose gap-4">
			<fieldset className="grid gap-2" aria-describedby={errors.kind && 'consent-kind-error'}>
				<legend className="mb-1.5 font-semibold">What may it see?</legend>
				{CONSENT_KINDS.map((one) => (
					<label
						key={one}
						className="flex min-h-11 items-start gap-3 rounded-control border border-control px-4 py-2.5"
					>
						<input
							type="radio"
							name="kind"
							value={one}
							checked={kind === one}
							disabled={one === 'chosen' && applications.length === 0}
							onChange={() => setKind(one)}
							className="mt-0.5 size-5 shrink-0"
						/>
						<span className="min-w-0">
							<b>{consentWords[one].label}</b>
							<span className="block text-small text-muted">
								{one === 'chosen' && applications.length === 0
									? 'You have not sent an application yet.'
									: consentWords[one].means}
							</span>
						</span>
					</label>
				))}
				{errors.kind && <FieldError id="consent-kind-error" error={errors.kind} />}
			</fieldset>
			{kind === 'chosen' && (
				<fieldset
					className="grid gap-1"
					aria-describedby={errors.application && 'consent-applications-error'}
				>
					<legend className="mb-1.5 font-semibold">Which applications?</legend>
					{applications.map(({ id, title, company, sent_on }) => (
						<label key={id} className="flex min-h-11 items-start gap-3 py-1.5">
							<input
								type="checkbox"
								name="application"
								value={id}
								className="mt-0.5 size-5 shrink-0"
							/>
							<span className="min-w-0 wrap-anywhere">
								{title}
								<span className="block text-small text-muted">
									{company !== null && `${company}, `}
									sent {longDate(sent_on)}
								</span>
							</span>
						</label>
					))}
					{errors.application && (
						<FieldError id="consent-applications-error" error={errors.application} />
					)}
				</fieldset>
			)}
			<Button type="submit" look="secondary" disabled={submitting} className="justify-self-start">
				{submitting ? 'Saving...' : 'I agree to this'}
			</Button>
		</SubmitForm>
	);
}

import { Check } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { saveProfile } from '#app/features/employers/api.ts';
import { cn } from '#app/lib/cn.ts';
import { siteMessages } from '#app/messages/every-page.ts';
import { profileMessages } from '#app/messages/forms.ts';
import { BackButton, NextButton, StepEntry, StepPanel } from '#app/ui/forms/steps.tsx';
import { SubmitForm } from '#app/ui/forms/submit-form.tsx';
import { useStep } from '#app/ui/forms/use-step.ts';
import { useSubmit } from '#app/ui/forms/use-submit.ts';
import { toast } from '#app/ui/toast.ts';
import type { InitialProfile } from './initial-profile.ts';
import { type Owner, profileDraft } from './profile-draft.ts';
import { BasicsFields, DetailsFields } from './profile-fields.tsx';
import { ProfileReview } from './profile-review.tsx';
import {
	isCheckedAgain,
	openStep,
	profileRow,
	profileText,
	STEPS,
	type Step,
	stepProblem,
} from './profile-rules.ts';

const profileStorage = profileDraft(() => localStorage);

/**
 * One form with all steps in the page and one of them visible, so that going back and forth loses
 * nothing.
 * @param onSaved opens the next page; the button stays disabled until then
 */
export function ProfileWizard({
	owner,
	seen,
	start,
	thisYear,
	onSaved,
	onChanged,
}: {
	owner: Owner;
	/** When the stored profile was changed last; null where none is stored. */
	seen: string | null;
	start: InitialProfile;
	thisYear: number;
	onSaved: () => void | Promise<void>;
	/** Somebody has changed the profile since it was opened. */
	onChanged: () => void;
}) {
	const { step: wanted, go: goTo } = useStep<Step>(start.step, 3);
	const [texts, setTexts] = useState(start.texts);
	// An address leads no further than to the first step with a fault.
	const step = openStep(wanted, texts, thisYear, start.saved);
	const form = useRef<HTMLFormElement>(null);

	const go = (next: Step) => {
		if (!form.current) return;
		setTexts(typedIn(form.current));
		profileStorage.write(owner, new FormData(form.current), next);
		goTo(next);
	};
	const { onSubmit, errors, submitting } = useSubmit(async (_values, sent) => {
		const typed = typedIn(sent);
		const problem = stepProblem(step, typed, thisYear, start.saved);
		if (problem) {
			toast(problem.message);
			return problem.errors;
		}
		if (step < 3) {
			go((step + 1) as Step);
			return null;
		}
		const outcome = await saveProfile(profileRow(typed, owner.id), seen);
		toast(outcome === 'late' ? siteMessages.noAnswerInTime : profileMessages[outcome]);
		if (outcome === 'changed') onChanged();
		if (outcome !== 'saved') return null;
		profileStorage.clear();
		await onSaved();
		return null;
	});

	return (
		<>
			<StepIndicator current={step} />
			<SubmitForm
				ref={form}
				onSubmit={onSubmit}
				onInput={({ currentTarget }) => {
					setTexts(typedIn(currentTarget));
					profileStorage.write(owner, new FormData(currentTarget), step);
				}}
				className="mt-8"
			>
				<Panel step={1} current={step}>
					<BasicsFields texts={start.texts} errors={errors} />
				</Panel>
				<Panel step={2} current={step}>
					<DetailsFields texts={start.texts} errors={errors} thisYear={thisYear} />
				</Panel>
				<Panel step={3} current={step}>
					{start.verified && start.saved && isCheckedAgain(start.saved, texts) && (
						<p className="rounded-control bg-sun-wash px-4 py-3">
							<b>We check your company again after this change.</b> Until then your internships are
							hidden and nobody new applies. You can still answer those who have applied.
						</p>
					)}
					<ProfileReview texts={texts} onEdit={go} />
				</Panel>
				<div className="mt-8 flex flex-wrap-reverse justify-between gap-3">
					<BackButton step={step} onStep={go} />
					<NextButton isLast={step === 3} disabled={submitting}>
						{submitting ? 'Saving...' : 'Complete Setup'}
					</NextButton>
				</div>
			</SubmitForm>
		</>
	);
}

const Panel = ({ step, current, children }: { step: Step; current: Step; children: ReactNode }) => (
	<StepPanel step={step} current={current} title={STEPS[step - 1]}>
		<div className="grid gap-5">{children}</div>
	</StepPanel>
);

function typedIn(form: HTMLFormElement) {
	const values = new FormData(form);
	const year = form.elements.namedItem('founded_year');
	// The browser reports an invalid number as an empty value; it must not be taken for an empty
	// field.
	const noNumber = year instanceof HTMLInputElement && year.validity.badInput;
	return profileText((column) =>
		column === 'founded_year' && noNumber ? 'no number' : values.get(column),
	);
}

function StepIndicator({ current }: { current: Step }) {
	return (
		<ol aria-label="Steps" className="grid grid-cols-[repeat(auto-fit,minmax(5.1rem,1fr))] gap-3">
			{STEPS.map((name, index) => {
				const step = index + 1;
				const done = step < current;
				return (
					<StepEntry
						key={name}
						step={step}
						current={current}
						className="flex items-center gap-2.5 pt-3 text-small max-sm:flex-col max-sm:items-start max-sm:gap-1.5"
					>
						<span
							className={cn(
								'grid size-7 shrink-0 place-items-center rounded-full text-small even-figures',
								step <= current ? 'bg-brand-fill text-on-fill' : 'border border-control',
							)}
						>
							{done ? <Check aria-hidden="true" className="size-4" /> : step}
						</span>
						<span className="max-w-full wrap-anywhere">
							{name}
							{done && <span className="sr-only"> (done)</span>}
						</span>
					</StepEntry>
				);
			})}
		</ol>
	);
}

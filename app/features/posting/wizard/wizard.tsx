import { type ReactNode, useMemo } from 'react';
import type { HeldBack } from '#app/features/posting/held-back.ts';
import { cn } from '#app/lib/cn.ts';
import { useNarrow } from '#app/lib/use-wide.ts';
import { Button } from '#app/ui/button.tsx';
import { BackButton, NextButton, StepPanel } from '#app/ui/forms/steps.tsx';
import { SubmitForm } from '#app/ui/forms/submit-form.tsx';
import { correctionOf } from '#schema/employers/corrections.ts';
import type { Draft, Step } from '#schema/employers/posting.ts';
import { DRAFT_STEPS, type DraftContent } from '#schema/internships/fields.ts';
import { DraftLine, HeldBackNotice } from './draft-notices.tsx';
import { PreviewStep } from './preview-step.tsx';
import { SavingLine, SavingProblem } from './saving-line.tsx';
import { StepFields } from './step-fields.tsx';
import { StepLine } from './step-line.tsx';
import { useWizard, useWizardSubmit } from './use-wizard.ts';
import { HighPay, WagePanel } from './wage-panel.tsx';
import { LAST, PAY, problemsOfStep } from './wizard-state.ts';

type WizardProps = {
	draft: Draft;
	/** The draft as the public page. */
	preview: (content: DraftContent) => ReactNode;
	onSubmitted: (draft: Draft) => void;
	/** Once a draft that cannot be submitted yet is stored. */
	onHeldBack: (heldBack: HeldBack) => void;
	/** Shows what is on the server by now. */
	onReload: () => void;
};

/** One form with all steps in the page and one of them visible; what is typed is saved as one goes. */
export function Wizard({ draft, preview, onSubmitted, onHeldBack, onReload }: WizardProps) {
	const wizard = useWizard(draft);
	const { step, form, start, saving, dispatch, go } = wizard;
	const { content, visited, asksPay, lastFields } = wizard.state;
	const { onSubmit, errors, submitting, waitsFor, questions } = useWizardSubmit(
		draft,
		wizard,
		onSubmitted,
		onHeldBack,
	);
	const problems = wizard.problemsIn(content);
	const correction = useMemo(
		() =>
			step === LAST && draft.published && draft.approved
				? correctionOf(draft.approved, draft.published, content)
				: null,
		[step, draft, content],
	);
	const visibleErrors = Object.fromEntries(
		Object.entries(problems).filter(([field]) => visited.has(field)),
	);
	const { comments, today } = draft;
	const attributes = { start, content, errors: visibleErrors, comments, today };
	const narrow = useNarrow();
	/** The heading of a change names what is public. */
	const isInHeading = content.title === draft.published?.title;
	const check = <WagePanel content={content} onFill={wizard.fill} />;

	return (
		<>
			<div className="-mt-4 flex min-h-6 flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
				<p className="min-w-0 text-body text-muted wrap-anywhere">
					{!isInHeading && (content.title || 'Without a title yet')}
					<span className="max-md:hidden">
						<span>{isInHeading ? 'Step' : ' · step'}</span> {step} of {LAST}
					</span>
				</p>
				<SavingLine saving={saving} />
			</div>
			<div className="mt-3 mb-5">
				<DraftLine draft={draft} waitsFor={step < LAST ? waitsFor : null} />
			</div>
			<StepLine
				current={step}
				wrong={DRAFT_STEPS.map(
					(_, index) => Object.keys(problemsOfStep(problems, (index + 1) as Step)).length > 0,
				)}
				commented={DRAFT_STEPS.map(({ fields }) => fields.some((field) => comments[field]))}
				onStep={go}
			/>
			<SubmitForm
				ref={form}
				onSubmit={onSubmit}
				onInput={wizard.take}
				onBlur={wizard.leave}
				className="mt-7 grid gap-6"
			>
				<SavingProblem saving={saving} onReload={onReload} />
				<Panel step={1} current={step}>
					<StepFields step={1} {...attributes} />
				</Panel>
				<Panel step={2} current={step}>
					<StepFields step={2} {...attributes} />
				</Panel>
				<Panel step={3} current={step} aside={!narrow && check}>
					<StepFields step={3} {...attributes} check={narrow && check} />
					{asksPay && (
						<HighPay
							content={content}
							onRight={() => {
								dispatch({ type: 'pay right' });
								go((PAY + 1) as Step);
							}}
							onChange={() => {
								dispatch({ type: 'pay changes' });
								form.current?.querySelector<HTMLElement>('[name=pay_amount]')?.focus();
							}}
						/>
					)}
				</Panel>
				<Panel step={4} current={step} wide>
					{step === LAST && waitsFor && <HeldBackNotice waitsFor={waitsFor} waits={draft.waits} />}
					{step === LAST && (
						<PreviewStep
							problems={problems}
							correction={correction}
							hidesNames={draft.published ? null : lastFields.hidesNames}
							meant={lastFields.meant}
							questions={questions}
							meantError={errors.meant}
							onStep={go}
						>
							{preview(content)}
						</PreviewStep>
					)}
				</Panel>
				<Buttons
					step={step}
					isHeldBack={waitsFor !== null}
					isAtOnce={correction?.staffFirst.length === 0 && correction.atOnce.length > 0}
					submitting={submitting}
					onStep={go}
					onSave={wizard.save}
				/>
			</SubmitForm>
		</>
	);
}

function Buttons({
	step,
	isHeldBack,
	isAtOnce,
	submitting,
	onStep,
	onSave,
}: {
	step: Step;
	/** Whether the draft cannot be submitted yet. */
	isHeldBack: boolean;
	/** Whether what has changed is public at once. */
	isAtOnce: boolean;
	submitting: boolean;
	onStep: (step: Step) => void;
	onSave: () => Promise<void>;
}) {
	return (
		<div
			className={cn(
				'flex flex-wrap items-center gap-3',
				step < LAST && 'max-w-[50rem]',
				step === PAY && '@5xl:max-w-[min(50rem,calc(100%-22rem))]',
			)}
		>
			<BackButton step={step} onStep={onStep} />
			{!(step === LAST && isHeldBack) && (
				<Button look="secondary" size="large" onClick={onSave}>
					Save draft
				</Button>
			)}
			<NextButton
				isLast={step === LAST}
				disabled={submitting}
				look={isHeldBack ? 'primary' : 'hot'}
			>
				{submitting
					? 'Sending...'
					: isHeldBack
						? 'Keep the draft'
						: isAtOnce
							? 'Publish the change'
							: 'Submit for approval'}
			</NextButton>
		</div>
	);
}

function Panel({
	step,
	current,
	aside,
	wide = false,
	children,
}: {
	step: Step;
	current: Step;
	aside?: ReactNode;
	wide?: boolean;
	children: ReactNode;
}) {
	return (
		<StepPanel step={step} current={current} title={DRAFT_STEPS[step - 1]?.title}>
			<div className={aside ? 'grid gap-8 @5xl:grid-cols-[1fr_minmax(0,20rem)]' : ''}>
				<div className={wide ? 'grid gap-6' : 'grid max-w-[50rem] gap-5'}>{children}</div>
				{aside}
			</div>
		</StepPanel>
	);
}

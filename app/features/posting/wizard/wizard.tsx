import { type FocusEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { submitDraft } from '#app/features/posting/api.ts';
import { type HeldBack, heldBack } from '#app/features/posting/held-back.ts';
import { cn } from '#app/lib/cn.ts';
import { useNarrow } from '#app/lib/use-wide.ts';
import { postingMessages } from '#app/messages/posting.ts';
import { Button } from '#app/ui/button.tsx';
import { BackButton, NextButton, StepPanel } from '#app/ui/forms/steps.tsx';
import { SubmitForm } from '#app/ui/forms/submit-form.tsx';
import { useSubmit } from '#app/ui/forms/use-submit.ts';
import { toast } from '#app/ui/toast.ts';
import { correctionOf } from '#schema/employers/corrections.ts';
import { type DraftProblems, questionsOn } from '#schema/employers/internship-draft.ts';
import type { Draft, Step } from '#schema/employers/posting.ts';
import { DRAFT_STEPS, type DraftContent, type FieldName } from '#schema/internships/fields.ts';
import { plainFigure } from '#schema/internships/pay-periods.ts';
import { problemsOf, shapeProblems, typedContent } from './draft-form.ts';
import { DraftLine, HeldBackNotice } from './draft-notices.tsx';
import { PreviewStep } from './preview-step.tsx';
import { saidBy, stillSaid } from './said-by-server.ts';
import { SavingLine, SavingProblem } from './saving-line.tsx';
import { StepFields } from './step-fields.tsx';
import { StepLine } from './step-line.tsx';
import { useUnsaved } from './use-unsaved.ts';
import { HighPay, isHighPay, WagePanel } from './wage-panel.tsx';

const LAST = 4;
/** The step that asks for the pay. */
const PAY = 3;

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
	const [first] = useState(() => firstStepOf(draft));
	const { hash, search } = useLocation();
	const navigate = useNavigate();
	/** Each step has an address: Back is a step back, and a reload stays. */
	const step = stepIn(hash) ?? first;
	const [visited, setVisited] = useState<ReadonlySet<string>>(() => fieldsUpTo(draft.step - 1));
	const form = useRef<HTMLFormElement>(null);
	const { start, saving, later, now } = useUnsaved(draft, step);
	const [content, setContent] = useState(start);
	/** The pay that was said to be right, where it is unusually high. */
	const [rightPay, setRightPay] = useState(draft.step > PAY ? payOf(start) : null);
	const [asksPay, setAsksPay] = useState(false);
	/** The fields of the last step, which is drawn anew each time that one comes to it. */
	const [lastFields, setLastFields] = useState({ meant: '', hidesNames: draft.hide_names });
	/** What the server, which judges whole sentences, has said of a draft that was submitted. */
	const [told, setTold] = useState<ReturnType<typeof saidBy>>();
	const said = stillSaid(told, content);
	const problems = { ...said.problems, ...problemsOf(content, draft.today, draft.published) };
	const correction = useMemo(
		() =>
			step === LAST && draft.published && draft.approved
				? correctionOf(draft.approved, draft.published, content)
				: null,
		[step, draft, content],
	);
	const isAtOnce = correction?.staffFirst.length === 0 && correction.atOnce.length > 0;
	const visibleErrors = Object.fromEntries(
		Object.entries(problems).filter(([field]) => visited.has(field)),
	);
	const visit = (fields: Iterable<string>) =>
		setVisited((before) => new Set([...before, ...fields]));

	/** For the next field: beside a button that is being pressed an error would move it, and the press would be lost. */
	const leave = ({ target, relatedTarget: next }: FocusEvent) => {
		if (next?.matches('input, select, textarea')) visit([target.getAttribute('name') ?? '']);
	};

	const values = () => new FormData(form.current ?? undefined);
	const typed = () => typedContent(values());
	const take = () => {
		const given = typed();
		setContent(given);
		setAsksPay(false);
		if (step === LAST) {
			const [meant, hides] = [values().get('meant'), values().get('hide_names')];
			setLastFields({ meant: String(meant ?? ''), hidesNames: hides !== null });
		}
		later(given, step);
	};
	const fill = (name: FieldName, value: number) => {
		const field = form.current?.elements.namedItem(name);
		if (!(field instanceof HTMLInputElement)) return;
		field.value = name === 'pay_amount' ? plainFigure(value) : String(value);
		take();
		field.focus();
		toast(postingMessages.filled);
	};
	const go = (next: Step) => {
		// What one leaves has its step in its address too: without one it would be the step that is stored by then.
		if (!hash) void navigate({ search, hash: `step-${step}` }, { replace: true });
		// At once, so that no second press finds the step that was left.
		void navigate({ search, hash: `step-${next}` }, { flushSync: true });
		void now(typed(), next);
	};
	const save = async () => {
		const [wrong] = Object.entries(shapeProblems(typed()));
		if (wrong) {
			visit([wrong[0]]);
			toast(postingMessages.failed(`The draft is not saved. ${wrong[1]}`));
		} else if ((await now(typed(), step)) !== null) toast(postingMessages.saved);
	};
	const submit = async () => {
		const version = await now(typed(), LAST);
		if (version === null) return;
		const meant = String(values().get('meant') ?? '').trim();
		const result = await submitDraft(draft.id, {
			version,
			meant: meant || null,
			// Of a change it is switched in the list of applications.
			...(!draft.published && { hide_names: values().get('hide_names') !== null }),
		});
		if (!result.ok) {
			setTold(saidBy(result, typed()));
			return toast(postingMessages.failed(result.message));
		}
		toast(
			result.value.state === 'approved' ? postingMessages.corrected : postingMessages.submitted,
		);
		onSubmitted(result.value);
	};
	const { comments, today } = draft;
	const waitsFor = heldBack(draft);
	const questions =
		step === LAST
			? [
					...questionsOn(content, draft.published ?? undefined).filter(
						({ field }) => !said.questions.some((one) => one.field === field),
					),
					...said.questions,
				]
			: [];
	const { onSubmit, errors, submitting } = useSubmit(async () => {
		if (step === LAST && waitsFor) {
			if ((await now(typed(), LAST)) !== null) onHeldBack(waitsFor);
			return null;
		}
		const current = {
			...stillSaid(told, typed()).problems,
			...problemsOf(typed(), draft.today, draft.published),
		};
		const here = of(current, step);
		visit(fieldsOf(step));
		if (Object.keys(here).length > 0) return here as Record<string, string>;
		if (step === PAY && isHighPay(typed()) && rightPay !== payOf(typed())) {
			setAsksPay(true);
			return null;
		}
		if (step < LAST) {
			go((step + 1) as Step);
			return null;
		}
		if (Object.keys(current).length > 0) return null;
		const meant = values().get('meant');
		if (questions.length > 0 && !String(meant ?? '').trim())
			return { meant: 'Say what you mean, or change the words.' };
		await submit();
		return null;
	});
	const attributes = { start, content, errors: visibleErrors, comments, today };
	const narrow = useNarrow();
	/** The heading of a change names what is public. */
	const isInHeading = content.title === draft.published?.title;
	const check = <WagePanel content={content} onFill={fill} />;

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
					(_, index) => Object.keys(of(problems, (index + 1) as Step)).length > 0,
				)}
				commented={DRAFT_STEPS.map(({ fields }) => fields.some((field) => comments[field]))}
				onStep={go}
			/>
			<SubmitForm
				ref={form}
				onSubmit={onSubmit}
				onInput={take}
				onBlur={leave}
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
								setRightPay(payOf(content));
								setAsksPay(false);
								go((PAY + 1) as Step);
							}}
							onChange={() => {
								setAsksPay(false);
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
				<div
					className={cn(
						'flex flex-wrap items-center gap-3',
						step < LAST && 'max-w-[50rem]',
						step === PAY && '@5xl:max-w-[min(50rem,calc(100%-22rem))]',
					)}
				>
					<BackButton step={step} onStep={go} />
					{!(step === LAST && waitsFor) && (
						<Button look="secondary" size="large" onClick={save}>
							Save draft
						</Button>
					)}
					<NextButton
						isLast={step === LAST}
						disabled={submitting}
						look={waitsFor ? 'primary' : 'hot'}
					>
						{submitting
							? 'Sending...'
							: waitsFor
								? 'Keep the draft'
								: isAtOnce
									? 'Publish the change'
									: 'Submit for approval'}
					</NextButton>
				</div>
			</SubmitForm>
		</>
	);
}

/** The pay and its period as one value. */
const payOf = ({ pay_amount, pay_per }: DraftContent) => `${pay_amount} ${pay_per}`;

/** The step in an address, "#step-3"; null in another one. */
const stepIn = (hash: string): Step | null => {
	const [, step] = /^#step-([1-4])$/.exec(hash) ?? [];
	return step ? (Number(step) as Step) : null;
};

/** The first step on which staff have commented, else the one that was left. */
function firstStepOf({ step, comments }: Draft): Step {
	const place = DRAFT_STEPS.findIndex(({ fields }) => fields.some((field) => comments[field]));
	return place === -1 ? step : ((place + 1) as Step);
}

const fieldsOf = (step: Step): readonly FieldName[] => DRAFT_STEPS[step - 1]?.fields ?? [];

const fieldsUpTo = (steps: number) =>
	new Set<string>(DRAFT_STEPS.slice(0, steps).flatMap(({ fields }) => fields));

const of = (problems: DraftProblems, step: Step): DraftProblems =>
	Object.fromEntries(
		Object.entries(problems).filter(([field]) => fieldsOf(step).includes(field as FieldName)),
	);

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

import { type ReactNode, useState } from 'react';
import { cn } from '#app/lib/cn.ts';
import { focusOn } from '#app/lib/focus-on.ts';
import { Button } from '#app/ui/button.tsx';
import type { ButtonLook } from '#app/ui/button-look.ts';

/** A step of a form, counted from 1, and the one that is shown. */
type Place = { step: number; current: number };

/** An entry in the list of a form's steps; the present one is marked. */
export const StepEntry = ({
	step,
	current,
	className,
	children,
}: Place & { className: string; children: ReactNode }) => (
	<li
		aria-current={step === current ? 'step' : undefined}
		className={cn(
			'border-t-4 font-semibold',
			className,
			step <= current ? 'border-brand-fill' : 'border-line text-muted forced-colors:border-dashed',
		)}
	>
		{children}
	</li>
);

/** The number of a step, or a tick, on a disc. @param open it is not done yet, beside others that are */
export const StepNumber = ({ open, children }: { open?: boolean; children: ReactNode }) => (
	<span
		aria-hidden="true"
		className={cn(
			'grid size-7 shrink-0 place-items-center rounded-full border-2 text-small font-semibold even-figures',
			open ? 'border-control text-brand' : 'border-transparent bg-brand-fill text-on-fill',
		)}
	>
		{children}
	</span>
);

/** The fields of a step. Its heading gets the focus when the step is entered, as the screen has changed. */
export function StepPanel({
	step,
	current,
	title,
	children,
}: Place & { title: string | undefined; children: ReactNode }) {
	const [first] = useState(current);
	const [isEntered, setEntered] = useState(false);
	if (current !== first && !isEntered) setEntered(true);
	return (
		<section hidden={step !== current}>
			<h2
				key={current}
				ref={isEntered && step === current ? focusOn : undefined}
				tabIndex={-1}
				className="mb-6 text-part outline-none"
			>
				{title}
			</h2>
			{children}
		</section>
	);
}

/** Goes back to the step before, where there is one. */
export const BackButton = <Step extends number>({
	step,
	onStep,
}: {
	step: Step;
	onStep: (step: Step) => void;
}) =>
	step > 1 && (
		<Button look="secondary" size="large" onClick={() => onStep((step - 1) as Step)}>
			Back
		</Button>
	);

/**
 * Goes on to the next step, or sends the form at the last one.
 * @param children the words at the last step; @param look of the button there
 */
export const NextButton = ({
	isLast,
	disabled,
	look = 'hot',
	children,
}: {
	isLast: boolean;
	disabled: boolean;
	look?: ButtonLook;
	children: string;
}) => (
	<Button
		type="submit"
		size="large"
		look={isLast ? look : 'primary'}
		disabled={disabled}
		className="ml-auto"
		// The second half of a double click would fall on the next step's button.
		onClick={(event) => event.detail > 1 && event.preventDefault()}
	>
		{isLast ? children : 'Next'}
	</Button>
);

import type { ComponentProps, FormEvent, ReactNode } from 'react';

/**
 * Toggles of one choice that is part of the address. Before scripts run it is a plain GET form: the server
 * renders the page for the choice.
 * @param action the page it stands on, with the fragment that shows what was chosen
 * @param narrows id of a `FilteredList`, which shows what is chosen while scripts are on their way
 */
export function ChoiceForm<Slug extends string>({
	action,
	narrows,
	onChoose,
	children,
}: {
	action: string;
	narrows?: string;
	/**
	 * Called with the value of the pressed button; null where it has none. Left out on public pages that a script of their
	 * own changes (app/page/choice.ts).
	 */
	onChoose?: (slug: Slug | null) => void;
	children: ReactNode;
}) {
	const onSubmit = (event: FormEvent) => {
		event.preventDefault();
		const { submitter } = event.nativeEvent as SubmitEvent;
		onChoose?.(((submitter as HTMLButtonElement).value || null) as Slug | null);
	};
	return (
		<form
			action={action}
			onSubmit={onSubmit}
			data-needs-script=""
			data-narrows={narrows}
			data-no-print
		>
			{children}
		</form>
	);
}

/**
 * One toggle of a `ChoiceForm`. A pressed one sends nothing, so that choosing it again clears the choice.
 * @param value null for the absence of a choice
 */
export const ChoiceButton = ({
	name,
	value,
	pressed,
	...props
}: Omit<ComponentProps<'button'>, 'type' | 'value'> & {
	name: string;
	value: string | null;
	pressed: boolean;
}) => (
	<button
		{...props}
		type="submit"
		aria-pressed={pressed}
		name={pressed || value === null ? undefined : name}
		value={value ?? undefined}
	/>
);

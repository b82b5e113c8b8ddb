import type { ComponentProps, ReactNode } from 'react';

/**
 * Toggles of one choice that is part of the address: a plain GET form, for which the server renders the page, until the
 * script is there (app/page/lists/choice.ts).
 * @param action the page it stands on, with the fragment that shows what was chosen
 * @param narrows id of the list, whose cards show what is chosen while scripts are on their way (ChosenList)
 */
export const ChoiceForm = ({
	action,
	narrows,
	children,
}: {
	action: string;
	narrows: string;
	children: ReactNode;
}) => (
	<form action={action} data-needs-script="" data-narrows={narrows} data-no-print>
		{children}
	</form>
);

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

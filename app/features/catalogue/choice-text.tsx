import type { ReactNode } from 'react';
import { type ChosenValues, withValues } from './with-values.ts';

/**
 * Attributes with which app/page/lists/choice.ts changes the words of an element with the choice.
 * @param chosen with the values of the choice in braces
 * @param otherwise without a choice; nothing hides the element
 */
export const saysChoice = (chosen: string, otherwise?: string) => ({
	'data-chosen': chosen,
	'data-otherwise': otherwise,
});

/** Its words as an element of its own: a translator may have replaced the text in it. */
export const ChoiceText = ({
	of,
	chosen,
	otherwise = '',
}: {
	of: ChosenValues | undefined;
	chosen: string;
	otherwise?: string;
}): ReactNode => (
	<span {...saysChoice(chosen, otherwise)}>{of ? withValues(chosen, of) : otherwise}</span>
);

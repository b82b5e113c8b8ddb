/** A click that opens a link here: not in another tab or window, and nobody has taken it. */
export const isPlainClick = ({
	button,
	ctrlKey,
	metaKey,
	shiftKey,
	altKey,
	defaultPrevented,
}: Pick<
	MouseEvent,
	'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'
>): boolean => !(button || ctrlKey || metaKey || shiftKey || altKey || defaultPrevented);

import { useEffect, useRef } from 'react';

/** The paragraph that says where an application stands: it gets the focus after a move, whose button has gone. */
export function useFocusAfterMove(status: string) {
	const paragraph = useRef<HTMLParagraphElement>(null);
	const before = useRef(status);
	// Moves the focus of the document.
	useEffect(() => {
		if (before.current !== status) paragraph.current?.focus();
		before.current = status;
	}, [status]);
	return paragraph;
}

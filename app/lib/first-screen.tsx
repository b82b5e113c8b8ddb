import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { followPresses } from './follow-presses.ts';

type HandOver = typeof import('./hand-over.ts');

let handing: HandOver | undefined;

/** Told by the loader of a screen that the server draws first: nothing is handed over before the screen is loaded. */
export function handOverBy(by: HandOver): void {
	handing = by;
}

/** The place of a first screen in a page; it has one at most. */
const PLACE = 'first-screen';

/**
 * Until a screen is loaded: what the server has drawn of it, which a script in the head puts here before React comes
 * (app/document/call-ahead.ts), or `waiting`. React leaves it as it is, and draws the screen in its place once its data is there.
 */
export function FirstScreen({ waiting }: { waiting: ReactNode }) {
	const place = useRef<HTMLDivElement>(null);
	// What is pressed there after hydration.
	useEffect(() => followPresses(place.current), []);
	useLayoutEffect(() => {
		const { current } = place;
		// React takes it out of the page next.
		return () => handing?.handOver(current);
	}, []);
	return (
		<>
			<div
				ref={place}
				id={PLACE}
				className="peer"
				suppressHydrationWarning
				// biome-ignore lint/security/noDangerouslySetInnerHtml: empty; what is in it is not React's
				dangerouslySetInnerHTML={nothing}
			/>
			<div className="peer-[:not(:empty)]:hidden">{waiting}</div>
		</>
	);
}

const nothing = { __html: '' };

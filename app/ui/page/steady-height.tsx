import { type ReactNode, useRef } from 'react';

/**
 * Draws what it shows anew whenever `state` changes, at least as high as what stood there before: nothing below it moves
 * up. Until the size of the window changes.
 */
export function SteadyHeight({ state, children }: { state: string; children: ReactNode }) {
	const before = useRef(0);
	return (
		<div
			key={state}
			className="grid"
			ref={(element) => {
				if (!element) return;
				const free = () => element.style.removeProperty('min-height');
				element.style.minHeight = `${before.current}px`;
				addEventListener('resize', free);
				return () => {
					// With its parts of a pixel: the property that is a whole number rounds.
					before.current = element.getBoundingClientRect().height;
					removeEventListener('resize', free);
				};
			}}
		>
			{children}
		</div>
	);
}

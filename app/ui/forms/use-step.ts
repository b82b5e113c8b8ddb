import { useLocation, useNavigate } from 'react-router';

/**
 * The step of a form that is shown. Each step has an address, "#step-3": Back is a step back, and a reload stays.
 * @param first shown where the address names none
 * @param last the number of steps, at most 9
 */
export function useStep<Step extends number>(first: Step, last: Step) {
	const { hash, search } = useLocation();
	const navigate = useNavigate();
	const step = stepIn(hash, last) ?? first;
	return {
		step,
		go: (next: Step) => {
			// What one leaves has its step in its address too: without one it would be the step that is stored by then. Not by a
			// navigation of its own, which could end after the next one.
			if (!hash) history.replaceState(history.state, '', `#step-${step}`);
			// At once, so that no second press finds the step that was left.
			void navigate({ search, hash: `step-${next}` }, { flushSync: true });
		},
	};
}

function stepIn<Step extends number>(hash: string, last: Step): Step | null {
	const step = Number(/^#step-(\d)$/.exec(hash)?.[1]);
	return step >= 1 && step <= last ? (step as Step) : null;
}

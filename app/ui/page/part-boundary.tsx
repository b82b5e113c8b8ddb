import { Children, Component, isValidElement, type ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import type { CallResult } from '#app/lib/calls/call-api.ts';
import { NotFetched } from './not-fetched.tsx';

type Props = {
	children: ReactNode;
	/** Whether it is an entry of a list. */
	entry?: boolean;
	/** Loads its data again; the screen's by default. */
	onAgain?: (() => unknown) | undefined;
};
type State = { failed: ReactNode };

/**
 * A part, or an entry of a list, whose fault does not take the screen with it: words and "Try again" stand in its place, until
 * it is drawn with other data. React writes the error to the console.
 */
export class PartBoundary extends Component<Props, State> {
	override state: State = { failed: null };

	static getDerivedStateFromError(): State {
		return { failed: true };
	}

	static getDerivedStateFromProps({ children }: Props, { failed }: State): State | null {
		if (failed === true) return { failed: children };
		return failed && failed !== children ? { failed: null } : null;
	}

	override render() {
		const { children, entry, onAgain } = this.props;
		if (!this.state.failed) return children;
		const words = <NotShown load={onAgain} onLoaded={() => this.setState({ failed: null })} />;
		return entry ? <li>{words}</li> : words;
	}
}

function NotShown({ load, onLoaded }: { load: (() => unknown) | undefined; onLoaded: () => void }) {
	const { revalidate } = useRevalidator();
	return (
		<NotFetched
			words="This part could not be shown. The rest of the page works."
			onAgain={() => Promise.resolve((load ?? revalidate)()).then(onLoaded)}
		/>
	);
}

/** The entries of a list, with a `key` each: one with a fault leaves the others. */
export const Entries = ({ children, onAgain }: Pick<Props, 'children' | 'onAgain'>) =>
	Children.map(children, (entry) =>
		isValidElement(entry) ? (
			<PartBoundary key={entry.key} entry onAgain={onAgain}>
				{entry}
			</PartBoundary>
		) : (
			entry
		),
	);

/** A part of a screen that can fail without the others. @param result as the loader of the route has it */
export function Part<T>({
	result,
	children,
}: {
	result: CallResult<T>;
	children: (value: T) => ReactNode;
}) {
	const { revalidate } = useRevalidator();
	if (result.ok) return <PartBoundary>{children(result.value)}</PartBoundary>;
	return <NotFetched words={result.message} onAgain={() => revalidate()} />;
}

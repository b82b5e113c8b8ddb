import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import type { CallResult } from '#app/lib/calls/call-api.ts';
import { Button } from '#app/ui/button.tsx';

/** Instead of something that could not be fetched. @param words a sentence: what, and why */
export const NotFetched = ({ words, onAgain }: { words: string; onAgain: () => void }) => (
	<div role="alert" className="rounded-control bg-wash p-4">
		<p className="mb-3">{words}</p>
		<Button look="secondary" onClick={onAgain}>
			Try again
		</Button>
	</div>
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
	if (result.ok) return children(result.value);
	return <NotFetched words={result.message} onAgain={() => void revalidate()} />;
}

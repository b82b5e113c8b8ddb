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

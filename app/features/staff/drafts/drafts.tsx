import { Queue } from './queue.tsx';
import { Review } from './review.tsx';

/** What waits for approval, or one draft of it. */
export const Drafts = ({ id }: { id: string | undefined }) =>
	id === undefined ? <Queue /> : <Review id={id} />;

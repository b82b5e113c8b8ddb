import { DraftEditor } from '#app/features/posting/wizard/draft-editor.tsx';
import { NotFound } from '#app/layout/error-screens.tsx';
import { PostingFrame } from './posting-frame.tsx';
import { Preview } from './preview.tsx';

/** A draft in its frame; for whoever has none of this id, the not-found screen. */
export const DraftScreen = ({ id }: { id: string }) => (
	<DraftEditor
		id={id}
		notFound={<NotFound />}
		frame={(content) => <PostingFrame title="Your internship">{content}</PostingFrame>}
		preview={(content, draft) => <Preview content={content} draft={draft} />}
	/>
);

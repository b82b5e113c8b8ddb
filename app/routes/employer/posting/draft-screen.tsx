import { DraftEditor } from '#app/features/posting/wizard/draft-editor.tsx';
import type { Draft } from '#schema/employers/posting.ts';
import { PostingFrame } from './posting-frame.tsx';
import { Preview } from './preview.tsx';

/** What is done on the page; of one that is public and not being changed, its title. */
function titleOf(draft: Draft): string {
	if (!draft.published) return 'Post an internship';
	const { title } = draft.published;
	return draft.state === 'approved' ? title : `Edit “${title}”`;
}

/** A draft in its frame. */
export const DraftScreen = ({ draft: loaded }: { draft: Draft }) => (
	<DraftEditor
		loaded={loaded}
		frame={(content, draft) => <PostingFrame title={titleOf(draft)}>{content}</PostingFrame>}
		preview={(content, draft) => <Preview content={content} draft={draft} />}
	/>
);

import { type ReactNode, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { withdrawDraft } from '#app/features/posting/api.ts';
import { type HeldBackDraft, POSTINGS } from '#app/features/posting/held-back.ts';
import { useDeed } from '#app/lib/calls/deeds.ts';
import { focusIfLost } from '#app/lib/focus-on.ts';
import { postingMessages } from '#app/messages/posting.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toast.ts';
import type { Draft } from '#schema/employers/posting.ts';
import { waitingWords } from '#schema/employers/waiting-times.ts';
import type { DraftContent } from '#schema/internships/fields.ts';
import { londonDate } from '#schema/london-day.ts';
import { Wizard } from './wizard.tsx';

type RenderPreview = (content: DraftContent, draft: Draft) => ReactNode;

/**
 * The page of a draft: the wizard, or where it stands.
 * @param loaded the draft as the loader of the route has it
 * @param frame what is around everything else
 * @param preview a draft as the public page
 */
export function DraftEditor({
	loaded,
	frame,
	preview,
}: {
	loaded: Draft;
	frame: (content: ReactNode, draft: Draft) => ReactNode;
	preview: RenderPreview;
}) {
	const { revalidate } = useRevalidator();
	const [seen, setSeen] = useState(loaded);
	const [draft, setDraft] = useState(loaded);
	if (seen !== loaded) {
		setSeen(loaded);
		setDraft(loaded);
	}
	return frame(
		<OpenDraft
			key={`${draft.id} ${draft.version} ${draft.state}`}
			draft={draft}
			preview={preview}
			onChanged={setDraft}
			onReload={() => revalidate()}
		/>,
		draft,
	);
}

type OpenDraftProps = {
	draft: Draft;
	preview: RenderPreview;
	onChanged: (draft: Draft) => void;
	onReload: () => void;
};

function OpenDraft({ draft, preview, onChanged, onReload }: OpenDraftProps) {
	const navigate = useNavigate();
	if (draft.state === 'approved') return <Approved draft={draft} />;
	if (draft.state === 'submitted')
		return <DraftInReview draft={draft}>{preview(draft.content, draft)}</DraftInReview>;
	return (
		<Wizard
			draft={draft}
			preview={(content) => preview(content, draft)}
			onSubmitted={onChanged}
			onHeldBack={(reason) =>
				void navigate(POSTINGS, {
					state: { id: draft.id, heldBack: reason } satisfies HeldBackDraft,
				})
			}
			onReload={onReload}
		/>
	);
}

/** The panel that stays after sending has the focus. */
function Stays({ title, children }: { title: string; children: ReactNode }) {
	return (
		<div
			ref={focusIfLost}
			tabIndex={-1}
			data-done=""
			className="rounded-card border border-good bg-good-wash p-5.5 outline-none"
		>
			<h2 className="text-part">{title}</h2>
			{children}
		</div>
	);
}

function DraftInReview({ draft, children }: { draft: Draft; children: ReactNode }) {
	const { run, busy } = useDeed();
	const withdraw = async () => {
		const result = await run(withdrawDraft(draft.id));
		if (!result.ok) toast(postingMessages.failed(result.message));
	};
	return (
		<div className="grid gap-8">
			<Stays title="Waiting for approval">
				<p className="mt-2">
					Submitted on {londonDate(draft.submitted_at ?? draft.touched_at)}. A person reads it, and
					you get an email: it is public then, or it comes back with what to change.{' '}
					{waitingWords(draft.waits, 'drafts')}
				</p>
				<div className="mt-4 flex flex-wrap gap-3">
					<Button look="secondary" disabled={busy} onClick={withdraw}>
						{busy ? 'Taking it back...' : 'Take it back to change it'}
					</Button>
					<ButtonLink look="secondary" to={POSTINGS}>
						Your dashboard
					</ButtonLink>
				</div>
			</Stays>
			<section aria-label="Preview">{children}</section>
		</div>
	);
}

const Approved = ({ draft }: { draft: Draft }) => (
	<Stays title="It is public">
		<p className="mt-2">
			{draft.published?.status === 'closed'
				? 'It has been published, and is closed by now.'
				: 'Students find it and can apply. You can change it from your dashboard.'}
		</p>
		<div className="mt-4 flex flex-wrap gap-3">
			{draft.published && (
				<ButtonLink to={`/internships/${draft.published.slug}`}>See its page</ButtonLink>
			)}
			<ButtonLink look="secondary" to={POSTINGS}>
				Your dashboard
			</ButtonLink>
		</div>
	</Stays>
);

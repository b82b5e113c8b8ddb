import { useState } from 'react';
import { changeTemplate } from '#app/features/applications/hosts/host-calls.ts';
import { useHost } from '#app/features/applications/hosts/host-context.tsx';
import { applicationMessages } from '#app/messages/forms.ts';
import { PlainButton } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toast.ts';
import type { TemplateStatus } from '#schema/applications/applicants.ts';

/** Saves the words for the next move of this kind, or deletes saved ones, so that ours are used. */
export function TemplateButtons({
	to,
	words,
	onKept,
}: {
	to: TemplateStatus;
	words: string;
	/** @param words as they were when the button was pressed */
	onKept: (words: string) => void;
}) {
	const { host, templates, setTemplates } = useHost();
	const [doing, setDoing] = useState<'keep' | 'drop' | null>(null);
	const [outcome, setOutcome] = useState('');
	const saveTemplate = async (text: string | null) => {
		setDoing(text === null ? 'drop' : 'keep');
		const result = await changeTemplate(host, to, text);
		setDoing(null);
		if (!result.ok) return toast(applicationMessages.failed(result.message));
		setTemplates(result.value);
		onKept(words);
		setOutcome(text === null ? 'Our words are used again.' : 'Your words are saved for next time.');
	};
	return (
		<div className="flex flex-wrap items-center gap-x-4">
			<PlainButton
				className="link min-h-11 text-left"
				onClick={() => saveTemplate(words)}
				disabled={doing !== null || words.trim() === ''}
			>
				{doing === 'keep' ? 'Keeping them...' : 'Keep these words for next time'}
			</PlainButton>
			{templates[to] !== undefined && (
				<PlainButton
					className="link min-h-11"
					onClick={() => saveTemplate(null)}
					disabled={doing !== null}
				>
					{doing === 'drop' ? 'Going back...' : 'Back to the usual words'}
				</PlainButton>
			)}
			<span role="status" className="text-small text-muted">
				{outcome}
			</span>
		</div>
	);
}

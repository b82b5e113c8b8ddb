import { useId, useState } from 'react';
import { useFormDraft } from '#app/features/auth/use-form-draft.ts';
import { cn } from '#app/lib/cn.ts';
import { Button } from '#app/ui/button.tsx';
import type { TemplateStatus } from '#schema/applications/applicants.ts';
import { hostLabelOf } from '#schema/applications/application-moves.ts';
import { MoveForm, type Wish } from './move-form.tsx';

/** A button for each move; the chosen one opens its message. */
export function MoveChoice({
	possible,
	inLine = false,
	...form
}: {
	possible: readonly TemplateStatus[];
	/** On narrow screens one line that scrolls sideways. */
	inLine?: boolean;
	storedAs: string;
	name?: string | null;
	onSend: (wish: Wish) => Promise<boolean>;
}) {
	const { typed } = useFormDraft(form.storedAs);
	const [chosen, setChosen] = useState<TemplateStatus | null>(null);
	const [opened, setOpened] = useState(false);
	const begun = possible.find((status) => status === typed.to);
	const id = useId();
	const choose = (status: TemplateStatus | null) => {
		setChosen(status);
		setOpened(true);
	};
	const to = chosen && possible.includes(chosen) ? chosen : null;
	return (
		<div className="grid gap-5">
			<div className={cn('flex gap-2.5', inLine ? 'relative max-lg:overflow-x-auto' : 'flex-wrap')}>
				{possible.map((status) => (
					<Button
						key={status}
						className="shrink-0"
						look={status === to ? 'primary' : 'secondary'}
						aria-expanded={status === to}
						aria-controls={id}
						onClick={() => choose(status === to ? null : status)}
					>
						Move to {hostLabelOf(status)}
					</Button>
				))}
			</div>
			{begun && !opened && (
				<p className="text-muted">What you typed for “{hostLabelOf(begun)}” is kept.</p>
			)}
			<div id={id} hidden={!to}>
				{to && <MoveForm key={to} {...form} to={to} onCancel={() => setChosen(null)} />}
			</div>
		</div>
	);
}

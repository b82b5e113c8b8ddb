import { useId, useState } from 'react';
import { cn } from '#app/lib/cn.ts';
import { Button } from '#app/ui/button.tsx';
import type { MessageTemplates, TemplateStatus } from '#schema/applications/applicants.ts';
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
	name?: string | null;
	templates: MessageTemplates;
	onTemplates: (templates: MessageTemplates) => void;
	onSend: (wish: Wish) => Promise<void>;
}) {
	const [chosen, setChosen] = useState<TemplateStatus | null>(null);
	const id = useId();
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
						onClick={() => setChosen(status === to ? null : status)}
					>
						Move to {hostLabelOf(status)}
					</Button>
				))}
			</div>
			<div id={id} hidden={!to}>
				{to && <MoveForm key={to} {...form} to={to} onCancel={() => setChosen(null)} />}
			</div>
		</div>
	);
}

import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { cn } from '#app/lib/cn.ts';

export type Tab = { id: string; label: string; panel: ReactNode };

/**
 * Tabs after the ARIA pattern: arrow keys, Home and End move and select, Tab goes into the panel.
 * Panels stay mounted, so that what was typed in one survives a look at another.
 */
export function Tabs({
	label,
	tabs,
	selected,
	onSelect,
}: {
	label: string;
	tabs: Tab[];
	selected: string;
	onSelect: (id: string) => void;
}) {
	const prefix = useId();
	const list = useRef<HTMLDivElement>(null);

	const onKeyDown = (event: KeyboardEvent) => {
		const next = target(
			event.key,
			tabs.findIndex(({ id }) => id === selected),
			tabs.length,
		);
		const tab = next === undefined ? undefined : tabs[next];
		if (!tab) return;
		event.preventDefault();
		onSelect(tab.id);
		(list.current?.children[next as number] as HTMLElement | undefined)?.focus();
	};

	return (
		<>
			<div
				ref={list}
				role="tablist"
				aria-label={label}
				onKeyDown={onKeyDown}
				className={cn(
					'flex gap-1 overflow-x-auto rounded-control border border-line bg-wash p-1',
					tabs.length > 3 && 'max-sm:grid max-sm:grid-cols-2',
				)}
			>
				{tabs.map((tab) => (
					<button
						key={tab.id}
						type="button"
						role="tab"
						id={`${prefix}-${tab.id}`}
						aria-selected={tab.id === selected}
						aria-controls={`${prefix}-${tab.id}-panel`}
						data-needs-script=""
						tabIndex={tab.id === selected ? 0 : -1}
						onClick={() => onSelect(tab.id)}
						className={cn(
							'min-h-11 flex-1 rounded-lg px-3 font-semibold whitespace-nowrap',
							tab.id === selected
								? 'bg-card text-brand shadow-sm dark:bg-brand-fill dark:text-on-fill'
								: 'text-muted hover:text-ink',
						)}
					>
						{tab.label}
					</button>
				))}
			</div>
			{tabs.map((tab) => (
				<div
					key={tab.id}
					role="tabpanel"
					id={`${prefix}-${tab.id}-panel`}
					aria-labelledby={`${prefix}-${tab.id}`}
					hidden={tab.id !== selected}
					className="pt-6"
				>
					{tab.panel}
				</div>
			))}
		</>
	);
}

function target(key: string, current: number, count: number): number | undefined {
	if (key === 'ArrowRight') return (current + 1) % count;
	if (key === 'ArrowLeft') return (current - 1 + count) % count;
	if (key === 'Home') return 0;
	if (key === 'End') return count - 1;
	return undefined;
}

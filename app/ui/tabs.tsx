import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { cn } from '#app/lib/cn.ts';

export type Tab = {
	id: string;
	label: string;
	panel: ReactNode;
	/** How many things its panel has; undefined while that is not known. */
	count?: number | undefined;
};

/**
 * Tabs after the ARIA pattern: arrow keys, Home and End move and select, Tab goes into the panel.
 * Panels stay mounted, so that what was typed in one survives a look at another. Two are a choice side by side; more
 * are underlined in a line, which scrolls on narrow screens with the selected one in view.
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
	/** Left out on public pages, where a script in the head does it (tabs-in-head.ts). */
	onSelect?: (id: string) => void;
}) {
	const prefix = useId();
	const list = useRef<HTMLDivElement>(null);
	const isChoice = tabs.length === 2;

	const onKeyDown = (event: KeyboardEvent) => {
		const next = target(
			event.key,
			tabs.findIndex(({ id }) => id === selected),
			tabs.length,
		);
		const tab = next === undefined ? undefined : tabs[next];
		if (!tab) return;
		event.preventDefault();
		onSelect?.(tab.id);
		(list.current?.children[next as number] as HTMLElement | undefined)?.focus();
	};

	return (
		<>
			<div
				ref={list}
				role="tablist"
				data-no-print
				aria-label={label}
				onKeyDown={onKeyDown}
				className={
					isChoice
						? 'flex flex-wrap gap-1 rounded-control border border-line bg-wash p-1'
						: 'side-scroll flex gap-x-6 border-b border-line'
				}
			>
				{tabs.map((tab) => (
					<button
						key={tab.id}
						ref={tab.id === selected && !isChoice ? showInLine : undefined}
						type="button"
						role="tab"
						id={`${prefix}-${tab.id}`}
						aria-selected={tab.id === selected}
						aria-controls={`${prefix}-${tab.id}-panel`}
						data-needs-script={onSelect && ''}
						tabIndex={tab.id === selected ? 0 : -1}
						onClick={() => onSelect?.(tab.id)}
						aria-describedby={tab.count === undefined ? undefined : `${prefix}-${tab.id}-count`}
						className={cn(
							'min-h-11 font-semibold whitespace-nowrap',
							isChoice ? 'flex-1 rounded-lg px-3' : 'shrink-0 border-b-3 pt-1',
							tab.id !== selected && 'border-transparent text-muted hover:text-ink',
							tab.id === selected &&
								(isChoice
									? 'bg-card text-brand dark:bg-brand-fill dark:text-on-fill'
									: 'border-brand text-ink'),
						)}
					>
						{tab.label}
						{tab.count !== undefined && (
							<span
								id={`${prefix}-${tab.id}-count`}
								aria-hidden="true"
								className="ml-2 rounded-full bg-wash px-2 py-0.5 text-note text-brand even-figures"
							>
								{tab.count}
							</span>
						)}
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

/** The look of a link or button in an underlined line of choices. @param on whether it is the one that is shown */
export const underlined = (on: boolean) =>
	cn(
		'inline-flex min-h-11 shrink-0 items-center border-b-3 pt-1 font-semibold whitespace-nowrap',
		on ? 'border-brand text-ink' : 'border-transparent text-muted hover:text-ink',
	);

/** Scrolls the line, and not the page. */
export function showInLine(tab: HTMLElement | null) {
	const line = tab?.parentElement;
	if (tab && line) line.scrollLeft = tab.offsetLeft - (line.clientWidth - tab.offsetWidth) / 2;
}

function target(key: string, current: number, count: number): number | undefined {
	if (key === 'ArrowRight') return (current + 1) % count;
	if (key === 'ArrowLeft') return (current - 1 + count) % count;
	if (key === 'Home') return 0;
	if (key === 'End') return count - 1;
	return undefined;
}

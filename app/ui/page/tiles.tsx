import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '#app/lib/cn.ts';

export type Tile = { icon?: LucideIcon; title: string; text: ReactNode };

/** Reasons side by side, under the heading of a section: a sign, a title, a sentence or two. */
export function Tiles({ tiles }: { tiles: readonly Tile[] }) {
	return (
		<div className="@container">
			<ul className={cn('tiles', tiles.length === 4 && 'of-four')}>
				{tiles.map(({ icon, title, text }) => (
					<li key={title}>
						{icon && <TileIcon icon={icon} />}
						<div>
							<h3>{title}</h3>
							<p>{text}</p>
						</div>
					</li>
				))}
			</ul>
		</div>
	);
}

export function TileIcon({ icon: Icon, className }: { icon: LucideIcon; className?: string }) {
	return (
		<span
			aria-hidden="true"
			className={cn(
				'grid size-11 shrink-0 place-items-center rounded-control text-brand',
				className ?? 'bg-card',
			)}
		>
			<Icon className="size-5.5" />
		</span>
	);
}

import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '#app/lib/cn.ts';

export type Tile = { icon?: LucideIcon; title: string; text: ReactNode };

/** Reasons side by side, under the heading of a section: a sign, a title, a sentence or two. */
export function Tiles({ tiles }: { tiles: readonly Tile[] }) {
	return (
		<ul className={cn('grid gap-5 sm:grid-cols-2', tiles.length === 4 && 'lg:grid-cols-4')}>
			{tiles.map(({ icon, title, text }) => (
				<li key={title} className={cn('rounded-card bg-wash p-5', icon && 'flex gap-4 sm:block')}>
					{icon && <TileIcon icon={icon} />}
					<div className={cn(icon && 'min-w-0 sm:mt-4')}>
						<h3 className="text-[1.1rem]">{title}</h3>
						<p className="mt-1 text-[0.95rem] text-muted">{text}</p>
					</div>
				</li>
			))}
		</ul>
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

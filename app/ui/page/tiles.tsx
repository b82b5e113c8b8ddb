import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '#app/lib/cn.ts';

export type Tile = { icon?: LucideIcon; title: string; text: ReactNode };

/** Reasons side by side, under the heading of a section: a sign, a title, a sentence or two. */
export function Tiles({ tiles }: { tiles: readonly Tile[] }) {
	return (
		<div className="@container">
			<ul
				className={cn(
					'grid gap-3 @min-[36rem]:grid-cols-2 @min-[36rem]:gap-5',
					tiles.length === 4 && '@min-[58rem]:grid-cols-4',
				)}
			>
				{tiles.map(({ icon, title, text }) => (
					<li
						key={title}
						className={cn(
							'rounded-card bg-wash p-5',
							icon && 'flex flex-wrap gap-4 @min-[36rem]:block',
						)}
					>
						{icon && <TileIcon icon={icon} />}
						<div className={cn(icon && 'flex-[1_0_10rem] @min-[36rem]:mt-4')}>
							<h3 className="text-[1.1rem]">{title}</h3>
							<p className="mt-1 text-[0.95rem] text-muted">{text}</p>
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

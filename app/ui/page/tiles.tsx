import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '#app/lib/cn.ts';

export type Tile = { icon?: LucideIcon; title: string; text: ReactNode };

/** Reasons under the heading of a section: a sign beside the words of each on a phone, above them in columns. */
export function Tiles({ tiles }: { tiles: readonly Tile[] }) {
	return (
		<div className="@container">
			<ul
				className={cn(
					'grid gap-3 @xl:grid-cols-2 @xl:gap-5',
					tiles.length === 4 && '@min-[58rem]:grid-cols-4',
				)}
			>
				{tiles.map(({ icon, title, text }) => (
					<li
						key={title}
						className="flex flex-wrap content-start gap-4 rounded-card border border-transparent bg-wash p-5 @xl:flex-col"
					>
						{icon && <TileIcon icon={icon} />}
						<div className="min-w-0 flex-[1_1_10rem] @xl:basis-auto">
							<h3 className="text-body">{title}</h3>
							<p className="mt-1 text-small text-muted">{text}</p>
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

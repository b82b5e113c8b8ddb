import type { ComponentProps, ReactNode } from 'react';
import { Scene, StateScene } from '#app/ui/art/drawings.tsx';

const look = 'w-60 max-w-full rounded-card bg-sea';

/** In place of a list without entries: a drawing, what is not there, when it comes, and what to do. */
export const EmptyState = ({
	scene,
	title,
	text,
	children,
}: {
	scene: ComponentProps<typeof StateScene>['of'] | 'walk';
	title: string;
	text?: string;
	children?: ReactNode;
}) => (
	<div className="grid justify-items-center rounded-card border border-line bg-card p-6 text-center md:p-8">
		{scene === 'walk' ? (
			<Scene of="walk" className={look} />
		) : (
			<StateScene of={scene} className={look} />
		)}
		<h2 className="mt-4 text-[1.4rem]">{title}</h2>
		{text && <p className="mt-2 max-w-prose text-muted">{text}</p>}
		{children && <div className="mt-5 flex flex-wrap justify-center gap-3">{children}</div>}
	</div>
);

import type { ComponentProps, ReactNode } from 'react';
import { Scene, StateScene } from '#app/ui/art/drawings.tsx';

const look = 'w-60 max-w-full rounded-card bg-sea';

/** In place of a list without entries: a drawing, what is not there, when it comes, and what to do. */
export const EmptyState = ({
	scene,
	level: Heading = 'h2',
	title,
	text,
	children,
}: {
	scene: ComponentProps<typeof StateScene>['of'] | 'walk';
	level?: 'h2' | 'h3';
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
		<Heading className="mt-4 text-part">{title}</Heading>
		{text && <p className="mt-2 max-w-prose text-balance text-muted">{text}</p>}
		{children && <div className="mt-5 flex flex-wrap justify-center gap-3">{children}</div>}
	</div>
);

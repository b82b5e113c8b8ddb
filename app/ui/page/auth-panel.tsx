import type { ReactNode } from 'react';
import { type Tile, TileIcon } from './tiles.tsx';

/** The frame of every sign-in screen: what it is for beside the form, and below it on a phone. */
export function AuthPanel({
	title,
	intro,
	children,
	invited,
	points,
	aside,
}: {
	title: string;
	/** The title for whoever an invitation led here. */
	invited?: string;
	intro: ReactNode;
	children: ReactNode;
	/** The benefits or the next steps, under their own heading. */
	points?: { heading: string; tiles: readonly Tile[] };
	aside?: ReactNode;
}) {
	return (
		<div className="page grid gap-x-16 gap-y-8 py-8 md:py-16 lg:grid-cols-[1fr_min(28rem,45%)] lg:grid-rows-[auto_1fr]">
			<div>
				<h1 className="title" data-invited={invited}>
					{title}
				</h1>
				{/* A script may have said by then what led here (app/features/auth/welcome.ts). */}
				<p className="intro mt-4" data-intro="">
					{intro}
				</p>
			</div>
			<div className="self-start rounded-panel border border-line bg-card p-inset md:p-8 lg:col-start-2 lg:row-span-2 lg:row-start-1">
				{children}
			</div>
			<div data-uninvited="">
				{points && <Points {...points} />}
				{aside}
			</div>
		</div>
	);
}

function Points({ heading, tiles }: { heading: string; tiles: readonly Tile[] }) {
	return (
		<section className="mb-8 border-t border-line pt-6">
			<h2 className="text-part">{heading}</h2>
			<ul className="mt-5 grid gap-5">
				{tiles.map(({ icon, title, text }) => (
					<li key={title} className="flex gap-4">
						{icon && <TileIcon icon={icon} className="bg-wash" />}
						<div className="min-w-0">
							<h3 className="text-body">{title}</h3>
							<p className="mt-1 max-w-prose text-small text-muted">{text}</p>
						</div>
					</li>
				))}
			</ul>
		</section>
	);
}

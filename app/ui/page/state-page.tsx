import type { ReactNode } from 'react';

/** A screen that says one thing: a drawing, its `h1`, a line or two, and what to do next. */
export const StatePage = ({
	picture,
	later,
	kicker,
	title,
	intro,
	children,
}: {
	picture: string;
	/** Whether it stands in a template: its picture is then loaded with it, and not before. */
	later?: boolean;
	kicker?: string;
	title: string;
	intro?: ReactNode;
	children?: ReactNode;
}) => (
	<div className="page grid min-h-[80svh] content-center justify-stretch justify-items-center gap-4 py-[clamp(2.5rem,6vw,4.5rem)] text-center wrap-anywhere">
		<img
			src={picture}
			alt=""
			loading={later ? 'lazy' : undefined}
			className="aspect-[240/150] w-80 max-w-full rounded-panel bg-sea print:hidden"
		/>
		{kicker && <p className="-mb-3 font-semibold text-muted">{kicker}</p>}
		<h1 className="title">{title}</h1>
		<p className="intro">{intro}</p>
		<div className="mt-3 flex max-w-full flex-wrap items-center justify-center gap-3">
			{children}
		</div>
	</div>
);

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
	<div className="page state-page">
		<img src={picture} alt="" loading={later ? 'lazy' : undefined} />
		{kicker && <p>{kicker}</p>}
		<h1 className="title">{title}</h1>
		<p className="intro">{intro}</p>
		<div>{children}</div>
	</div>
);

import type { ReactNode } from 'react';

/** The frame of every sign-in screen: what it is for beside the form. */
export function AuthPanel({
	title,
	lede,
	children,
	aside,
}: {
	title: string;
	lede: string;
	children: ReactNode;
	aside?: ReactNode;
}) {
	return (
		<div className="page grid gap-10 py-10 md:py-16 lg:grid-cols-[1fr_28rem] lg:gap-16">
			<div>
				<h1 className="title">{title}</h1>
				<p className="lede mt-4">{lede}</p>
				{aside && <div className="mt-6">{aside}</div>}
			</div>
			<div className="self-start rounded-panel border border-line bg-card p-6 md:p-8">
				{children}
			</div>
		</div>
	);
}

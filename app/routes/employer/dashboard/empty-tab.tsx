import type { ReactNode } from 'react';

export function EmptyTab({
	title,
	text,
	children,
}: {
	title: string;
	text: string;
	children?: ReactNode;
}) {
	return (
		<div className="rounded-card border border-dashed border-control p-8 text-center md:p-12">
			<h2 className="text-[1.3rem]">{title}</h2>
			<p className="mx-auto mt-2 max-w-prose text-muted">{text}</p>
			{children && <div className="mt-5">{children}</div>}
		</div>
	);
}

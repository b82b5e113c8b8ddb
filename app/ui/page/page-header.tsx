import type { ReactNode } from 'react';
import { cn } from '#app/lib/cn.ts';

/** The head of a screen: where you are, its one `h1`, what it offers, and what to do first. */
export function PageHeader({
	eyebrow,
	title,
	intro,
	children,
	aside,
}: {
	eyebrow?: ReactNode;
	title: string;
	intro?: ReactNode;
	children?: ReactNode;
	aside?: ReactNode;
}) {
	return (
		<div className="page pt-10 pb-8 md:pt-16 md:pb-10">
			<div
				className={cn(aside !== undefined && 'grid items-center gap-10 lg:grid-cols-[1.25fr_1fr]')}
			>
				<div>
					{eyebrow && <p className="mb-3 font-semibold text-muted">{eyebrow}</p>}
					<h1 className="title">{title}</h1>
					{intro && <p className="intro mt-4">{intro}</p>}
					{children && <div className="mt-7 flex flex-wrap gap-3">{children}</div>}
				</div>
				{aside}
			</div>
		</div>
	);
}

/** A part of a screen under its own heading. */
export function PageSection({
	id,
	title,
	intro,
	action,
	children,
	className,
}: {
	id?: string;
	title: string;
	intro?: ReactNode;
	action?: ReactNode;
	children: ReactNode;
	className?: string;
}) {
	return (
		<section id={id} className={cn('page section', className)}>
			<div className="mb-7 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
				<div className="min-w-0">
					<h2 className="heading">{title}</h2>
					{intro && <p className="mt-2 max-w-prose text-muted">{intro}</p>}
				</div>
				{action}
			</div>
			{children}
		</section>
	);
}

/** Large figures in a row, each with what it counts. */
export function FigureRow({ claims }: { claims: readonly { figure: string; label: string }[] }) {
	const odd = claims.length % 2 === 1;
	return (
		<div className="border-y border-line bg-card">
			<dl
				className={cn(
					'page grid gap-y-2 py-4 md:flex md:justify-between',
					// Three in two columns would leave the last one alone.
					odd ? 'grid-cols-1' : 'grid-cols-2',
				)}
			>
				{claims.map(({ figure, label }) => (
					<div
						key={label}
						className={cn(
							'flex flex-col-reverse justify-end md:flex-1 md:border-l md:border-line md:py-2 md:pl-6 md:first:border-0 md:first:pl-0',
							odd ? 'max-md:flex-row-reverse max-md:items-baseline max-md:gap-4' : 'py-2',
						)}
					>
						<dt className="text-[0.98rem] text-muted">{label}</dt>
						<dd
							className={cn(
								'text-[2rem] leading-tight font-[750] tracking-tight even-figures',
								odd && 'max-md:w-28 max-md:shrink-0 max-md:text-[1.6rem]',
							)}
						>
							{figure}
						</dd>
					</div>
				))}
			</dl>
		</div>
	);
}

/** The closing panel of a screen: one offer, one or two ways to take it. */
export function CallToAction({
	title,
	text,
	children,
}: {
	title: string;
	text: ReactNode;
	children: ReactNode;
}) {
	return (
		<section className="page pb-12 md:pb-18" data-no-print>
			<div className="flex flex-col items-start justify-between gap-8 rounded-panel bg-brand-fill p-8 text-on-fill md:p-14 lg:flex-row lg:items-center">
				<div>
					<h2 className="heading">{title}</h2>
					<p className="mt-2.5 max-w-prose text-on-fill-muted">{text}</p>
				</div>
				<div className="flex shrink-0 flex-wrap gap-3">{children}</div>
			</div>
		</section>
	);
}

import type { ComponentProps, ReactNode } from 'react';
import { cn } from '#app/lib/cn.ts';
import { site } from '#content/site.ts';

/** The head of a screen: where you are, its one `h1`, what it offers, and what to do first. */
export function PageHeader({
	eyebrow,
	title,
	intro,
	children,
	aside,
	mark,
}: {
	eyebrow?: ReactNode;
	/** A small drawing before the title, where there is no room for the one beside it. */
	mark?: ReactNode;
	title: string;
	intro?: ReactNode;
	children?: ReactNode;
	aside?: ReactNode;
}) {
	return (
		<div className="page pt-10 pb-8 md:pt-16 md:pb-10">
			<div
				className={cn(aside !== undefined && 'grid items-center gap-10 md:grid-cols-[1.25fr_1fr]')}
			>
				<div>
					{eyebrow && <p className="mb-3 font-semibold text-muted">{eyebrow}</p>}
					{mark ? (
						<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
							{mark}
							<h1 className="title max-w-full">{title}</h1>
						</div>
					) : (
						<h1 className="title">{title}</h1>
					)}
					{intro && <p className="intro mt-4">{intro}</p>}
					{children && <div className="mt-7 flex flex-wrap gap-3">{children}</div>}
				</div>
				{aside}
			</div>
		</div>
	);
}

/** The ground of a drawing beside the words of a PageHeader, which stands on its foot. On a phone it comes first. */
export const seaPanel =
	'grid items-end overflow-hidden rounded-panel bg-sea max-md:-order-1 lg:min-h-66';

/** Beside the words of a PageHeader: the drawing of a place, or a scene, which is higher. */
export const SeaPanel = ({ picture, scene }: { picture: string; scene?: boolean }) => (
	<div className={seaPanel} data-no-print>
		<img
			src={picture}
			alt=""
			width={scene ? 240 : 320}
			height={scene ? 150 : 132}
			className={cn(
				'h-auto w-full',
				scene && 'max-md:aspect-7/4 max-md:object-cover max-md:object-bottom',
			)}
		/>
	</div>
);

/** The mark of an industry, large, where others have the drawing of a place: its own ground on that of the scene. */
export const SectorPanel = ({ children }: { children: ReactNode }) => (
	<div
		className={cn(
			seaPanel,
			'art justify-items-center *:[grid-area:1/1] max-md:hidden *:last:mb-[calc(3%-1.75rem)] *:last:w-36',
		)}
		data-no-print
	>
		<svg viewBox="0 0 320 132" aria-hidden="true" className="w-full">
			<path
				className="fill-(--art-far)"
				d="M0 74h34v58H0zM40 50h38v82H40zM84 84h34v48H84zM202 92h36v40h-36zM244 44h34v88h-34zM284 70h36v62h-36z"
			/>
			<rect y="128" width="320" height="4" className="fill-(--art-near)" />
		</svg>
		{children}
	</div>
);

/** A part of a screen under its own heading. */
export function PageSection({
	title,
	intro,
	action,
	children,
	className,
	...section
}: Omit<ComponentProps<'section'>, 'title'> & {
	title: ReactNode;
	intro?: ReactNode;
	action?: ReactNode;
}) {
	return (
		<section {...section} className={cn('page section', className)}>
			<div className="mb-7 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
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

export type Figures = readonly { figure: string | number; label: string }[];

/** Large figures in a row, each with what it counts; nothing where there are none. @param note in a quiet line under them */
export const FigureBand = ({ figures, note }: { figures: Figures; note?: string | undefined }) =>
	figures.length > 0 && (
		<div className="border-y border-line bg-card">
			{/* In rows of four, on a phone of two; of large text a phone has one in a row. */}
			<dl className="page grid grid-cols-[repeat(auto-fit,minmax(max(8rem,40%),auto))] justify-between gap-x-6 gap-y-3 py-4.5 md:grid-cols-[repeat(4,minmax(20%,auto))]">
				{figures.map(({ figure, label }, index) => (
					<div
						key={label}
						className={cn(
							'grid content-start',
							// The first of seven is as wide as two, so that the last row is full.
							figures.length === 7 && index === 0 && 'col-span-full md:col-span-2',
						)}
					>
						<dt className="text-balance text-muted">{label}</dt>
						<dd className="-order-1 text-[clamp(1.35rem,2.7vw,2rem)] leading-[1.2] font-bold [letter-spacing:-0.02em]">
							{figure}
						</dd>
					</div>
				))}
			</dl>
			{note && <p className="page -mt-2 pb-2 text-small text-muted">{note}</p>}
		</div>
	);

/** What is claimed of the whole service. */
export const FigureRow = ({ claims }: { claims: Figures }) => (
	<FigureBand figures={claims} note={site.sampleContent ? 'Example figures' : undefined} />
);

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
		<section className="page section pt-0" data-no-print>
			<div className="flex flex-wrap items-center justify-between gap-8 rounded-panel bg-brand-fill p-[min(7vw,3.5rem)] text-on-fill">
				<div className="flex-[24rem]">
					<h2 className="heading">{title}</h2>
					<p className="mt-2.5 max-w-[65ch] text-balance text-on-fill-muted">{text}</p>
				</div>
				<div className="flex max-w-full flex-none flex-wrap gap-3">{children}</div>
			</div>
		</section>
	);
}

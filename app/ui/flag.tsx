import type { ReactNode } from 'react';
import { cn } from '#app/lib/cn.ts';

/**
 * Flags, drawn because emoji flags do not show on Windows. Their colours are the countries' own and
 * stand here and nowhere else; all are set in a field of 30 by 20 and simplified for small sizes.
 */
export type FlagCode = 'all' | 'eu' | 'us' | 'gb' | 'de' | 'au' | 'fr' | 'jp' | 'cw';

/** A flag beside the name of its country, which says what it is: hidden from assistive technology. */
export function Flag({ code, className }: { code: FlagCode; className?: string }) {
	return (
		<svg
			viewBox="0 0 30 20"
			className={cn('shrink-0 border border-line', className ?? 'h-6 w-9')}
			aria-hidden="true"
		>
			{flags[code]}
		</svg>
	);
}

const white = '#fff';

/** The path of a star with `points` tips, the first one upwards. */
function star(x: number, y: number, radius: number, points = 5, inner = 0.4): string {
	const corners = Array.from({ length: points * 2 }, (_, index) => {
		const angle = (Math.PI * index) / points;
		const reach = index % 2 === 0 ? radius : radius * inner;
		return `${(x + reach * Math.sin(angle)).toFixed(2)} ${(y - reach * Math.cos(angle)).toFixed(2)}`;
	});
	return `M${corners.join('L')}Z`;
}

const field = (colour: string) => <path fill={colour} d="M0 0h30v20H0z" />;

const unionJack = (
	<>
		{field('#012169')}
		<path stroke={white} strokeWidth="4" d="M0 0l30 20M30 0L0 20" />
		<path
			fill="#c8102e"
			d="M0 0l15 10v1.6L0 1.6zM30 20L15 10V8.4l15 10zM0 20l15-10v1.6L2.4 20zM30 0L15 10V8.4L27.6 0z"
		/>
		<path stroke={white} strokeWidth="6.6" d="M15 0v20M0 10h30" />
		<path stroke="#c8102e" strokeWidth="4" d="M15 0v20M0 10h30" />
	</>
);

const ringOfStars = Array.from({ length: 12 }, (_, hour) => {
	const angle = (Math.PI * hour) / 6;
	return star(15 + 6.3 * Math.sin(angle), 10 - 6.3 * Math.cos(angle), 1.35);
}).join('');

const stripes = [1, 3, 5, 7, 9, 11].map((row) => `M0 ${((row + 0.5) * 20) / 13}h30`).join('');

const unionStars = Array.from({ length: 23 }, (_, index) => {
	const [row, column] = [Math.floor(index / 9) * 2 + (index % 9 > 4 ? 1 : 0), index % 9];
	const x = column > 4 ? (column - 5) * 2.4 + 2.4 : column * 2.4 + 1.2;
	return star(x, 1.6 + row * 1.9, 0.8);
}).join('');

const southernCross = [
	star(7.5, 15.2, 2.7, 7, 0.45),
	star(22.5, 16.6, 1.35, 7, 0.45),
	star(19, 9.4, 1.35, 7, 0.45),
	star(22.5, 3.6, 1.35, 7, 0.45),
	star(25.8, 7.8, 1.35, 7, 0.45),
	star(23.9, 11, 0.8),
].join('');

const flags: Record<FlagCode, ReactNode> = {
	all: (
		<>
			<path className="fill-wash" d="M0 0h30v20H0z" />
			<g className="fill-none stroke-brand" strokeWidth="1.1">
				<circle cx="15" cy="10" r="6.5" />
				<ellipse cx="15" cy="10" rx="2.8" ry="6.5" />
				<path d="M8.5 10h13M9.6 6.5h10.8M9.6 13.5h10.8" />
			</g>
		</>
	),
	eu: (
		<>
			{field('#003399')}
			<path fill="#ffcc00" d={ringOfStars} />
		</>
	),
	us: (
		<>
			{field('#b22234')}
			<path stroke={white} strokeWidth={20 / 13} d={stripes} />
			<path fill="#3c3b6e" d="M0 0h12v10.77H0z" />
			<path fill={white} d={unionStars} />
		</>
	),
	gb: unionJack,
	de: (
		<>
			{field('#ffce00')}
			<path fill="#dd0000" d="M0 0h30v13.33H0z" />
			<path fill="#000" d="M0 0h30v6.67H0z" />
		</>
	),
	au: (
		<>
			{field('#00008b')}
			<g transform="scale(.5)">
				<svg width="30" height="20" viewBox="0 0 30 20" aria-hidden="true">
					{unionJack}
				</svg>
			</g>
			<path fill={white} d={southernCross} />
		</>
	),
	fr: (
		<>
			{field(white)}
			<path fill="#000091" d="M0 0h10v20H0z" />
			<path fill="#e1000f" d="M20 0h10v20H20z" />
		</>
	),
	jp: (
		<>
			{field(white)}
			<circle cx="15" cy="10" r="6" fill="#bc002d" />
		</>
	),
	cw: (
		<>
			{field('#002f87')}
			<g fill="none" stroke="#fcd116">
				<circle cx="15" cy="10" r="7" strokeWidth="1.8" strokeDasharray="0.65 0.45" />
				<circle cx="15" cy="10" r="4.3" strokeWidth="0.9" />
				<ellipse cx="15" cy="10" rx="1.9" ry="4.3" strokeWidth="0.7" />
				<path strokeWidth="0.7" d="M10.7 10h8.6M11.4 7.7h7.2M11.4 12.3h7.2" />
			</g>
		</>
	),
};

import { searchPath } from '#app/features/internships/search/search-path.ts';
import uk from '#app/generated/uk.svg?url';
import { cn } from '#app/lib/cn.ts';
import { Link } from '#app/ui/link.tsx';
import type { Place } from '#schema/internships/places.ts';
import type { OpenToday } from './load-home.ts';

type OnMap = {
	place: Place;
	/** On a drawing of 300 by 440. */
	dot: [x: number, y: number];
	/** From the dot to its name in the sea, so that no name covers the coast. */
	line?: string;
	/** Where its name stands, by its middle. */
	look: string;
};

const places: OnMap[] = [
	{
		place: 'London',
		dot: [222.2, 368.1],
		line: 'M222.2 373V405',
		look: '[translate:0_-50%] left-[68%] top-[93%]',
	},
	{
		place: 'Manchester',
		dot: [171.1, 294.1],
		line: 'M173.5 288.5L198 242',
		look: '[translate:0_-50%] left-[66%] top-[54%]',
	},
	{
		place: 'Birmingham',
		dot: [179.5, 332.2],
		look: '[translate:-50%_-50%] left-[59.8%] top-[78.8%]',
	},
	{
		place: 'Edinburgh',
		dot: [149.7, 199.6],
		line: 'M155 198.5L176 192',
		look: '[translate:0_-50%] left-[59%] top-[43%]',
	},
	{
		place: 'Bristol',
		dot: [164, 371.7],
		line: 'M158 373.5L120 379L87 387',
		look: '[translate:-100%_-50%] left-[29%] top-[88%]',
	},
	{
		place: 'Leeds',
		dot: [186.5, 281.6],
		line: 'M192.5 281L226 278',
		look: '[translate:0_-50%] left-[76%] top-[63%]',
	},
	{
		place: 'Liverpool',
		dot: [154.1, 297],
		line: 'M149.5 293.5L141 286.5',
		look: '[translate:-100%_-50%] left-[47%] top-[64%]',
	},
];

/** Where internships are open today; without numbers while the database does not answer. */
export function HomeMap({ openToday }: { openToday: OpenToday | null }) {
	const cities = places.map((one) => ({
		...one,
		...openToday?.cities.find((city) => city.place === one.place),
	}));
	return (
		<div className="@container relative mx-auto w-full max-w-md overflow-hidden max-md:order-1 rounded-[28px] bg-sea">
			{openToday && (
				<p className="pointer-events-none absolute top-[1em] z-10 text-[min(--theme(--text-body),5cqi)] leading-tight font-semibold max-md:right-5 max-md:text-right md:left-5">
					<b className="block text-[1.9em] font-bold [letter-spacing:-0.025em] even-figures">
						{openToday.open}
					</b>{' '}
					open today
				</p>
			)}
			{/* On a phone without the far north. */}
			<div className="relative max-md:-mt-[33%]">
				<svg
					viewBox="0 0 300 440"
					className="block h-auto w-full stroke-coast stroke-[0.7]"
					aria-hidden="true"
				>
					<use href={`${uk}#far`} className="fill-land-far stroke-none" />
					<use href={`${uk}#land`} className="fill-land" />
					<path
						d={places.map(({ line = '' }) => line).join('')}
						fill="none"
						strokeWidth="0.6"
						className="stroke-ink"
					/>
					{cities.map(({ place, dot, ...figures }) => (
						<Dot key={place} {...figures} at={dot} />
					))}
				</svg>
				<ul aria-label="Open internships by city" className="absolute inset-0">
					{cities.map(({ place, look, open, path = searchPath({ city: [place] }) }) => (
						<li
							key={place}
							className={cn(
								// Large text is no larger than the map has room for: the tiles below say the same.
								'absolute text-[min(--theme(--text-note),4.4cqi)] leading-[1.1]',
								look,
							)}
						>
							<Link to={path} className="inline-block px-1 py-4 whitespace-nowrap hover:text-brand">
								{place}{' '}
								{open !== undefined && (
									<>
										<b>{open}</b> <span className="sr-only">open</span>
									</>
								)}
							</Link>
						</li>
					))}
				</ul>
			</div>
		</div>
	);
}

type DotProps = { at: OnMap['dot']; open?: number; closesSoon?: boolean };

/** The larger, the more are open. A ring where one closes within a week. */
function Dot({ at: [cx, cy], open = 0, closesSoon = false }: DotProps) {
	const r = Number((4 + Math.sqrt(open) / 3).toFixed(1));
	return (
		<>
			<circle cx={cx} cy={cy} r={r} strokeWidth="1.4" className="fill-data-1 stroke-land" />
			{closesSoon && (
				<circle
					cx={cx}
					cy={cy}
					r={r + 2.5}
					fill="none"
					strokeWidth="1.8"
					className="stroke-data-line"
				/>
			)}
		</>
	);
}

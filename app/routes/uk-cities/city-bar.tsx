import type { CitySummary } from '#content/types.ts';

/**
 * Stays in view on a phone while one reads the programs of a city: what is chosen, and the way back. Its margin
 * keeps it off the heart of the first card.
 */
export const CityBar = ({ city: { name, listings } }: { city: CitySummary }) => (
	<p className="sticky bottom-0 -mx-4 mt-15 flex flex-wrap items-center gap-x-4 border-t border-line bg-card px-4 md:hidden">
		<b className="flex-1 leading-tight">
			{name}, <span className="whitespace-nowrap">{listings} programs</span>
		</b>
		<a href="#cities" className="link py-2.5">
			Back to the cities
		</a>
	</p>
);

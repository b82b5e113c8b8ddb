import { ChoiceText, saysChoice } from '#app/features/catalogue/choice-text.tsx';
import type { CitySummary } from '#content/types.ts';

/**
 * Stays in view on a phone while one reads the programs of a city: what is chosen, and the way back. Its margin
 * keeps it off the heart of the first card.
 */
export const CityBar = ({ city }: { city: CitySummary | undefined }) => (
	<div
		{...saysChoice('')}
		hidden={!city}
		data-foot=""
		className="sticky bottom-0 -mx-4 mt-15 border-t border-line bg-card px-4 md:hidden"
	>
		<p className="flex flex-wrap items-center gap-x-4">
			<b className="flex-1 leading-tight">
				<ChoiceText of={city} chosen="{name}, {listings} programs" />
			</b>
			<a href="#cities" className="link py-2.5">
				Back to the cities
			</a>
		</p>
	</div>
);

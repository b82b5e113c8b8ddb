import { Button } from '#app/ui/button.tsx';
import { SearchBox } from '#app/ui/forms/search-box.tsx';
import type { InternshipSearch } from '#schema/internships/internship-search.ts';

/** The text to search for, and the form that all filters belong to. Without scripts it is a plain GET form. */
export const SearchBar = ({ id, search }: { id: string; search: InternshipSearch }) => (
	// biome-ignore lint/a11y/useSemanticElements: as an element of its own it would be one more around the form
	<form
		id={id}
		role="search"
		action="/internships"
		autoComplete="off"
		className="flex flex-wrap gap-2"
	>
		<div className="relative flex-[1_1_9rem]">
			<SearchBox
				label="Search internships"
				name="q"
				defaultValue={search.q}
				placeholder="Job, company, skill"
			/>
		</div>
		<div data-part="companies" hidden>
			{search.company.map((slug) => (
				<input key={slug} type="hidden" name="company" value={slug} />
			))}
		</div>
		<Button type="submit" size="large">
			Search
		</Button>
	</form>
);

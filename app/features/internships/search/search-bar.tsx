import type { FormEvent, RefObject } from 'react';
import { Form } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import type { InternshipSearch } from '#schema/internships/internship-search.ts';
import { SuggestingBox } from './suggesting-box.tsx';

/**
 * The text to search for, and the form that all filters belong to. Without scripts it is a plain GET form.
 * @param onType called when a person types
 */
export const SearchBar = ({
	id,
	form,
	search,
	onSubmit,
	onType,
	onChoose,
}: {
	id: string;
	form: RefObject<HTMLFormElement | null>;
	search: InternshipSearch;
	onSubmit: (event: FormEvent) => void;
	onType: () => void;
	/** Called with the address of a suggestion. */
	onChoose: (path: string) => void;
}) => (
	<Form
		reloadDocument
		ref={form}
		id={id}
		role="search"
		action="/internships"
		autoComplete="off"
		data-needs-script=""
		onSubmit={onSubmit}
		onInput={onType}
		className="flex flex-wrap gap-2"
	>
		<SuggestingBox
			label="Search internships"
			name="q"
			param="q"
			onChoose={onChoose}
			defaultValue={search.q}
			placeholder="Job, company, skill"
			className="flex-[1_1_9rem]"
		/>
		{search.company.map((slug) => (
			<input key={slug} type="hidden" name="company" value={slug} />
		))}
		<Button type="submit" size="large">
			Search
		</Button>
	</Form>
);

import type { ComponentProps, ComponentType } from 'react';
import { Form } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { EnterButton, SearchBox } from '#app/ui/forms/search-box.tsx';
import type { SearchText } from './use-search-text.ts';

/** A search box that filters the list below it. Without scripts it is a plain GET form. */
export function LiveSearch({
	path,
	label,
	placeholder,
	search,
	Field = SearchBox,
}: {
	/** The page it stands on. */
	path: string;
	/** In place of the plain field. */
	Field?: ComponentType<ComponentProps<typeof SearchBox>>;
	label: string;
	placeholder: string;
	search: SearchText;
}) {
	return (
		<Form
			ref={search.form}
			role="search"
			data-needs-script=""
			action={path}
			onSubmit={(event) => event.preventDefault()}
			className="w-full lg:max-w-2xl"
		>
			<Field
				label={label}
				name="search"
				value={search.text}
				onText={search.setText}
				placeholder={placeholder}
			/>
			<EnterButton />
		</Form>
	);
}

/** Shown if a search has no results, with a button to show everything again; nothing where nothing is searched for. */
export function NothingFound({
	path,
	title,
	text,
	clear,
	search,
}: {
	/** The page it stands on. */
	path: string;
	title: string;
	text: string;
	/** The text of the button that clears the search: "Show all companies". */
	clear: string;
	search: SearchText;
}) {
	if (search.text.trim() === '') return null;
	return (
		<div className="rounded-panel border border-line bg-card p-8 md:p-10">
			<h3 className="text-part">{title}</h3>
			<p className="mt-2 mb-5 max-w-prose text-muted">{text}</p>
			<Form
				action={path}
				data-needs-script=""
				onSubmit={(event) => {
					event.preventDefault();
					search.clear();
				}}
			>
				<Button type="submit" look="secondary">
					{clear}
				</Button>
			</Form>
		</div>
	);
}

import type { ComponentProps, ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { EnterButton, SearchBox } from '#app/ui/forms/search-box.tsx';
import { type Noun, resultText } from './text-filter.ts';

/*
 * A search box that filters a list of its page while somebody types. The server renders the whole list, with what the
 * address does not search for hidden, and from then on app/page/lists/filter.ts follows the field. Without it the forms are sent.
 */

/** What is searched for, and how many there are of it. */
export type ListSearch = { text: string; noun: Noun; count: number };

export const LiveSearch = ({
	path,
	text,
	...box
}: Pick<ComponentProps<typeof SearchBox>, 'label' | 'placeholder' | 'needsScript'> & {
	/** The page it stands on. */
	path: string;
	text: string;
}) => (
	// biome-ignore lint/a11y/useSemanticElements: as an element of its own it would be one more around the form
	<form
		role="search"
		data-needs-script=""
		data-filters=""
		action={path}
		className="w-full lg:max-w-2xl"
	>
		<div className="relative">
			<SearchBox {...box} name="search" defaultValue={text} />
		</div>
		<EnterButton />
	</form>
);

/** "Found 2 companies for “law”" */
export const ResultCount = ({
	search: { text, noun, count },
	className,
}: {
	search: ListSearch;
	className?: string;
}) => (
	<span role="status" data-noun={JSON.stringify(noun)} className={className}>
		{resultText(count, noun, text)}
	</span>
);

/** Attributes of what shows while something of it is found. */
export const showsWithItems = (count: number) => ({ 'data-group': '', hidden: count === 0 });

/** Shows where nothing is found. */
export const WithoutItems = ({ count, children }: { count: number; children: ReactNode }) => (
	<div data-none="" hidden={count > 0}>
		{children}
	</div>
);

/**
 * Buttons that search for something else: each for its value, or for everything.
 * @param focus selector of what gets the focus then; left out, it stays
 */
export const SetsSearch = ({
	path,
	focus,
	className,
	children,
}: {
	path: string;
	focus?: string;
	className?: string;
	children: ReactNode;
}) => (
	<form action={path} data-needs-script="" data-sets-search={focus ?? ''} className={className}>
		{children}
	</form>
);

/** In place of a list of which a search finds nothing, with a button to show everything again. */
export const NothingFound = ({
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
	search: ListSearch;
}) => (
	<WithoutItems count={search.count}>
		<div className="rounded-panel border border-line bg-card p-8 md:p-10">
			<h3 className="text-part">{title}</h3>
			<p className="mt-2 mb-5 max-w-prose text-muted">{text}</p>
			<SetsSearch path={path} focus="[name=search]">
				<Button type="submit" look="secondary">
					{clear}
				</Button>
			</SetsSearch>
		</div>
	</WithoutItems>
);

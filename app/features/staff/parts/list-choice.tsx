import type { FormEvent } from 'react';
import { Button, PlainButton } from '#app/ui/button.tsx';
import { SearchBox } from '#app/ui/forms/search-box.tsx';
import { showInLine, underlined } from '#app/ui/tabs.tsx';

/** Which list is shown, and a search in it. */
export function ListChoice<Name extends string>({
	lists,
	shown,
	onShow,
	search,
	searched,
	onSearch,
}: {
	lists: Record<Name, string>;
	shown: Name;
	onShow: (name: Name) => void;
	/** What the search looks through: "company or email". */
	search: string;
	/** What is searched now. */
	searched: string;
	onSearch: (text: string) => void;
}) {
	const words = search.charAt(0).toUpperCase() + search.slice(1);
	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		onSearch(String(new FormData(event.currentTarget).get('q') ?? '').trim());
	};
	return (
		<div className="mb-6 grid gap-4" data-no-print>
			<div className="side-scroll flex gap-x-6 border-b border-line">
				{(Object.entries(lists) as [Name, string][]).map(([name, label]) => (
					<PlainButton
						key={name}
						ref={name === shown ? showInLine : undefined}
						aria-pressed={name === shown}
						onClick={() => onShow(name)}
						className={underlined(name === shown)}
					>
						{label}
					</PlainButton>
				))}
			</div>
			<form onSubmit={submit} className="flex max-w-xl flex-wrap gap-2">
				{/* Large letters do not fit into the field. */}
				<span aria-hidden="true" className="hidden w-full font-semibold @max-3xs:block">
					{words}
				</span>
				<SearchBox
					key={searched}
					label={`Search ${search}`}
					name="q"
					placeholder={words}
					defaultValue={searched}
					className="min-w-0 flex-[1_1_12rem]"
				/>
				<Button type="submit" look="secondary">
					Search
				</Button>
			</form>
		</div>
	);
}

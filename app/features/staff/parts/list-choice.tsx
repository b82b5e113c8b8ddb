import type { FormEvent } from 'react';
import { cn } from '#app/lib/cn.ts';
import { Button } from '#app/ui/button.tsx';
import { SearchBox } from '#app/ui/forms/search-box.tsx';

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
	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		onSearch(String(new FormData(event.currentTarget).get('q') ?? '').trim());
	};
	return (
		<div className="mb-6 flex flex-wrap gap-3">
			<div className="flex flex-wrap gap-2 max-sm:grid max-sm:grid-cols-2">
				{(Object.entries(lists) as [Name, string][]).map(([name, label]) => (
					<button
						key={name}
						type="button"
						aria-pressed={name === shown}
						onClick={() => onShow(name)}
						className={cn(
							'min-h-11 rounded-control border px-4 font-semibold',
							name === shown
								? 'border-brand-fill bg-brand-fill text-on-fill'
								: 'border-control bg-card hover:border-brand hover:text-brand',
						)}
					>
						{label}
					</button>
				))}
			</div>
			<form onSubmit={submit} className="flex min-w-[min(15rem,100%)] flex-1 gap-2">
				<SearchBox
					key={searched}
					label={`Search ${search}`}
					name="q"
					placeholder={search.charAt(0).toUpperCase() + search.slice(1)}
					defaultValue={searched}
					className="min-w-0 flex-1"
				/>
				<Button type="submit" look="secondary">
					Search
				</Button>
			</form>
		</div>
	);
}

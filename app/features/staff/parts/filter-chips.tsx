import { X } from 'lucide-react';
import { type FormEvent, type ReactNode, useId } from 'react';
import { Button } from '#app/ui/button.tsx';
import { chipLook } from '#app/ui/chip-look.ts';
import { SearchBox } from '#app/ui/forms/search-box.tsx';
import { Link } from '#app/ui/link.tsx';
import { MOST_COUNTED } from '#schema/staff/staff-lists.ts';

/** The search of a queue. */
export function QueueSearch({
	words,
	label,
	searched,
	onSearch,
	children,
}: {
	/** What it looks through: "Title or company". */
	words: string;
	label: string;
	/** What is searched now. */
	searched: string;
	onSearch: (text: string) => void;
	/** Beside it. */
	children?: ReactNode;
}) {
	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		onSearch(String(new FormData(event.currentTarget).get('q') ?? '').trim());
	};
	return (
		<form onSubmit={submit} className="flex max-w-3xl flex-wrap items-end gap-x-3 gap-y-2">
			{/* Large letters do not fit into the field. */}
			<span aria-hidden="true" className="hidden w-full font-semibold @max-3xs:block">
				{words}
			</span>
			<SearchBox
				key={searched}
				label={label}
				name="q"
				placeholder={words}
				data-single-key="/"
				defaultValue={searched}
				className="min-w-0 flex-[1_1_14rem]"
			/>
			<Button type="submit" look="secondary" size="large">
				Search
			</Button>
			{children}
		</form>
	);
}

/** Filters of a queue that combine: beside each stands how many it leaves with the others. Those that leave none are left out. */
export function FilterChips<Filter extends string>({
	labels,
	counts,
	only,
	isNarrowed,
	pathOf,
	clearPath,
}: {
	labels: Record<Filter, string>;
	counts: Partial<Record<Filter, number>>;
	/** Those that are chosen. */
	only: readonly Filter[];
	/** Whether anything is chosen or searched. */
	isNarrowed: boolean;
	/** The address with other filters. */
	pathOf: (only: Filter[]) => string;
	/** The address without any. */
	clearPath: string;
}) {
	const hint = useId();
	const visible = (Object.keys(labels) as Filter[]).filter(
		(filter) => (counts[filter] ?? 0) > 0 || only.includes(filter),
	);
	if (visible.length === 0 && !isNarrowed) return null;
	return (
		<>
			<ul
				aria-label="Filters"
				aria-describedby={hint}
				// In one row that moves sideways on a phone, so that the list begins on its first screen.
				className="side-scroll flex flex-wrap gap-2 min-[20rem]:max-sm:-m-1 min-[20rem]:max-sm:flex-nowrap min-[20rem]:max-sm:p-1 min-[20rem]:max-sm:whitespace-nowrap"
			>
				{visible.map((filter) => {
					const isOn = only.includes(filter);
					const next = isOn ? only.filter((one) => one !== filter) : [...only, filter];
					return (
						<li key={filter}>
							<Link
								to={pathOf(next)}
								replace
								preventScrollReset
								aria-current={isOn ? 'true' : undefined}
								className={chipLook(isOn)}
							>
								{labels[filter]}
								<span className="text-muted even-figures">{counts[filter] ?? 0}</span>
								{isOn && <X aria-hidden="true" className="size-4" />}
							</Link>
						</li>
					);
				})}
				{isNarrowed && (
					<li>
						<Link
							to={clearPath}
							replace
							preventScrollReset
							className="link inline-flex min-h-11 items-center"
						>
							Clear all
						</Link>
					</li>
				)}
			</ul>
			<p id={hint} className="sr-only">
				You can choose several. Each number says how many are left with the others.
			</p>
		</>
	);
}

/** "3 of 40": how many are as chosen; of so many as are counted there may be more. */
export const HowMany = ({ chosen, all }: { chosen: number; all: number }) =>
	chosen < all && (
		<>
			<b className="text-ink even-figures">
				{chosen} of <span>{all === MOST_COUNTED ? `${all} or more` : all}</span>
			</b>
			.{' '}
		</>
	);

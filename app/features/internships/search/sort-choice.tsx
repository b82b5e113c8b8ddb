import { cn } from '#app/lib/cn.ts';
import { fieldLook, SelectArrow, selectLook } from '#app/ui/forms/field.tsx';
import type { InternshipSearch, Sort } from '#schema/internships/internship-search.ts';

const labels: Record<Sort, string> = {
	best: 'Best match',
	newest: 'Newest first',
	deadline: 'Deadline first',
	pay: 'Highest pay first',
};

/** What an order needs: without text nothing matches better than another. */
const sortsFor = ({ q }: InternshipSearch): Sort[] => [
	...(q ? (['best'] as const) : []),
	'newest',
	'deadline',
	'pay',
];

/** In which order the internships stand. @param form id of the form that it belongs to */
export const SortChoice = ({ form, search }: { form: string; search: InternshipSearch }) => (
	<label data-part="sort" className="grid flex-[100_1_8rem] gap-0.5 text-small text-muted">
		<span className="max-[60rem]:sr-only">Sort by</span>
		<span className="relative block">
			<select
				name="sort"
				form={form}
				defaultValue={sortValue(search)}
				className={cn(fieldLook, selectLook, 'text-body')}
			>
				{sortsFor(search).map((sort) => (
					<option key={sort} value={sortValue({ ...search, sort })}>
						{labels[sort]}
					</option>
				))}
			</select>
			<SelectArrow />
		</span>
	</label>
);

/** The value of the field: empty for what is the default. */
const sortValue = ({ sort, q }: InternshipSearch): string =>
	sort === (q ? 'best' : 'newest') ? '' : sort;

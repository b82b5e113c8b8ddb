import { ChoiceButton, ChoiceForm } from '#app/features/catalogue/choice-form.tsx';
import { counted } from '#app/features/catalogue/text-filter.ts';
import { cn } from '#app/lib/cn.ts';
import { Flag } from '#app/ui/flag.tsx';
import { countryFilters } from '#content/scholarships.ts';
import { slugOf } from './country-choice.ts';

const look =
	'flex w-full items-center gap-x-4 gap-y-2 rounded-card border border-line bg-card p-4 text-left [transition:border-color_150ms] hover:border-brand aria-pressed:border-brand aria-pressed:bg-wash aria-pressed:[box-shadow:inset_0_0_0_1px_var(--color-brand)] md:px-5';

/** The countries as toggles; "All Countries" is pressed while none of the others is. */
export function CountryFilter({
	chosen,
	onChoose,
}: {
	chosen: string | null;
	onChoose: (slug: string | null) => void;
}) {
	return (
		<ChoiceForm action="/govt-initiatives#by-country" onChoose={onChoose}>
			<ul className="grid grid-cols-2 gap-3 md:grid-cols-3">
				{countryFilters.map(({ name, count, flag }) => {
					const slug = flag === 'all' ? null : slugOf(name);
					return (
						<li key={name} className={cn('flex', slug === null && 'max-md:col-span-2')}>
							<ChoiceButton
								name="country"
								value={slug}
								pressed={slug === chosen}
								className={cn(look, slug !== null && 'max-md:flex-col max-md:items-start')}
							>
								<Flag code={flag} className="h-7 w-10.5" />
								<span className="min-w-0 wrap-anywhere">
									<span className="block leading-snug font-semibold">{name}</span>
									<span className="block text-[0.92rem] text-muted even-figures">
										{counted(count, ['program', 'programs'])}
									</span>
								</span>
							</ChoiceButton>
						</li>
					);
				})}
			</ul>
		</ChoiceForm>
	);
}

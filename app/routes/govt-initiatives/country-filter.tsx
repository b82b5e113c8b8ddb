import { ChoiceButton, ChoiceForm } from '#app/features/catalogue/choice-form.tsx';
import { Flag } from '#app/ui/flag.tsx';
import { countryFilters } from '#content/scholarships.ts';
import { programsIn, slugOf } from './country-choice.ts';

const look =
	'flex min-h-11 w-full items-center gap-x-2 rounded-card border border-line bg-card px-[min(0.625rem,2.5vw)] text-left max-md:text-[min(--theme(--text-small),7vw)] [transition:border-color_150ms] hover:border-brand aria-pressed:border-brand aria-pressed:bg-wash aria-pressed:[box-shadow:0_0_0_2px_var(--color-brand)] md:gap-x-3 md:px-4 md:py-4';

/** The countries as toggles; "All Countries" is pressed while none of the others is. */
export function CountryFilter({ chosen }: { chosen: string | null }) {
	return (
		<ChoiceForm action="/govt-initiatives#by-country" narrows="countries">
			<ul className="flex flex-wrap gap-2 md:grid md:grid-cols-3 md:gap-5">
				{countryFilters.map(({ name, count, flag }) => {
					const slug = flag === 'all' ? null : slugOf(name);
					return (
						<li key={name} className="flex">
							<ChoiceButton
								name="country"
								value={slug}
								pressed={slug === chosen}
								data-values={slug ? JSON.stringify({ name, count: programsIn(count) }) : undefined}
								className={look}
							>
								<Flag code={flag} className="h-5 w-7.5 md:h-7 md:w-10.5" />
								<span className="min-w-0 wrap-anywhere">
									<span className="block leading-snug font-semibold">{name}</span>{' '}
									<span className="block text-small text-muted even-figures max-md:sr-only">
										{programsIn(count)}
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

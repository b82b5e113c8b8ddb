import type { ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { ChoiceForm } from './choice-form.tsx';
import { ChoiceText, saysChoice } from './choice-text.tsx';
import { InSearch } from './in-search.tsx';
import type { ChosenValues } from './with-values.ts';

type Words = { chosen: string; otherwise: string };

/**
 * A list of a public page that a choice narrows, rendered by the server for the choice in the address and from then on
 * changed by app/page/lists/choice.ts: a class such as `only-leeds` hides the cards with another `data-filter`
 * (scripts/build/maps.ts writes the rules), and what is said of it follows. Until that script is there, the starter sets
 * the class (app/document/page-starter.ts).
 * @param path of the page it stands on
 * @param name of the parameter of the address
 * @param of the values of what is chosen
 * @param chosen slug of a place (content/places.ts)
 * @param search the address under which the search finds the same
 */
export const ChosenList = ({
	id,
	path,
	name,
	of,
	chosen,
	heading,
	status,
	search,
	children,
}: {
	id: string;
	path: string;
	name: string;
	of: ChosenValues | undefined;
	chosen: string | null;
	heading: Words;
	status: Words;
	search: Words;
	children: ReactNode;
}) => (
	<section id={id} data-choice={name} className="page section pt-0">
		<div className="list-head mb-7 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
			<div>
				<h2 tabIndex={-1} className="heading">
					<ChoiceText of={of} {...heading} />
				</h2>
				<p role="status" className="mt-2 text-muted">
					<ChoiceText of={of} {...status} />
				</p>
			</div>
			<div className="flex flex-wrap items-center gap-x-6 gap-y-4">
				<InSearch of={of} {...search} />
				<div {...saysChoice('')} hidden={!of}>
					<ChoiceForm action={`${path}#${id}`} narrows={id}>
						<Button type="submit" look="secondary">
							Clear Filter - Show All Programs
						</Button>
					</ChoiceForm>
				</div>
			</div>
		</div>
		<div data-list="" className={chosen ? `only-${chosen}` : undefined}>
			{children}
		</div>
	</section>
);

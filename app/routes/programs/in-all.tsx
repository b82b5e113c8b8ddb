import { countWords, resultWords } from '#app/features/internships/search/count-words.ts';
import type { InAll } from '#app/features/internships/search/matches-in-all.ts';
import { Results } from '#app/features/internships/search/results.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/page/empty-state.tsx';

/**
 * The way to all internships.
 * @param inAll null until it is known how many match, and then app/page/lists/programs.ts says where to
 */
export function InAllLink({ inAll }: { inAll: InAll | null }) {
	/** As many lines before it is known. */
	const read = inAll?.read ?? ['…'];
	return (
		<div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card bg-wash p-4">
			<p className="min-w-0">
				<b className="block">{inAll ? matchWords(inAll) : 'In all internships'}</b>
				{read.length > 0 && <span className="text-muted">Read as: {read.join(' · ')}</span>}
			</p>
			<ButtonLink to={inAll?.path ?? '/internships'} className="max-sm:w-full">
				{inAll ? seeAll(inAll.total) : 'Search all internships'}
			</ButtonLink>
		</div>
	);
}

/** What is only close to it does not match. */
function matchWords({ total, exact }: InAll): string {
	if (exact === 0) return `${countWords(total)} ${total === 1 ? 'comes' : 'come'} close`;
	if (exact < total) return `In all: ${resultWords({ total, exact })}`;
	return `${countWords(total)} ${total === 1 ? 'matches' : 'match'} in all`;
}

const seeAll = (total: number) =>
	total === 1 ? 'See the internship' : `See all ${countWords(total)}`;

/** What is shown in the place of programs. */
const insteadOf = ({ exact }: InAll) =>
	exact > 0
		? { text: 'None of the programs matches, but internships do.', title: 'Internships that match' }
		: {
				text: 'None of the programs matches. Some internships come close.',
				title: 'Internships close to it',
			};

/** Where no program is found. @param inAll of all internships, where some match all the same: the nearest are shown */
export const NoPrograms = ({ inAll, today }: { inAll: InAll | null; today: string }) => (
	<>
		<EmptyState
			scene="lookout"
			level="h3"
			title="No programs found"
			text={
				inAll
					? insteadOf(inAll).text
					: 'Try a shorter word, or look through the listings of a whole category.'
			}
		>
			<ButtonLink to="/programs/london" look="secondary">
				London programs
			</ButtonLink>
			<ButtonLink to="/programs/uk-cities" look="secondary">
				UK cities programs
			</ButtonLink>
			<ButtonLink to="/programs/remote" look="secondary">
				Remote programs
			</ButtonLink>
			<ButtonLink to="/programs/international" look="secondary">
				International programs
			</ButtonLink>
		</EmptyState>
		{inAll && (
			<section data-instead="" aria-labelledby="instead" className="mt-8">
				<h2 id="instead" className="heading mb-5">
					{insteadOf(inAll).title}
				</h2>
				<Results id="instead-list" items={inAll.nearest} today={today} />
			</section>
		)}
	</>
);

import { ChevronDown } from 'lucide-react';
import { HourBar } from '#app/features/internships/charts/hour-bar.tsx';
import type { SearchPage } from '#app/features/internships/search/search-page.ts';
import { SectorMark } from '#app/ui/art/drawings.tsx';
import {
	type Facet,
	type FacetName,
	facetsOn,
	type Option,
	payLabel,
} from '#schema/internships/search-facets.ts';
import { SECTOR_INDUSTRY, type Sector } from '#schema/internships/sectors.ts';
import { chosenValues, otherWords, valuesFromWords, withoutWordsOf } from './from-words.ts';
import { PayBars } from './pay-bars.tsx';

type Choice = Option & {
	/** How many it would find with the other filters. */
	count: number;
	chosen: boolean;
	/** Whether it is chosen because the text says so. */
	fromWords: boolean;
};

type GroupProps = { name: FacetName; choices: Choice[]; form: string };

/** What most people choose by; the others are folded and say what is chosen in them. */
const OPEN: readonly FacetName[] = ['city', 'start', 'permission', 'hours', 'pay'];
/** From how many options on a folded filter says how many there are. */
const MANY = 6;

/**
 * Every filter with its options and their counts.
 * @param form id of the form that the options belong to
 */
export function Facets({ results, form }: { results: SearchPage; form: string }) {
	return facetsOn(results.today).map((facet) => {
		const { name, legend } = facet;
		const choices = choicesOf(facet, results);
		const others = otherWords(results, name);
		const chosen = [...choices.filter((one) => one.chosen).map(({ label }) => label), ...others];
		return (
			<details key={name} open={OPEN.includes(name)}>
				<summary className="flex list-none items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
					<span>{legend}</span>{' '}
					{chosen.length > 0 && (
						<span
							aria-hidden="true"
							className="rounded-full bg-brand-fill px-2 text-note text-on-fill"
						>
							{chosen.length}
						</span>
					)}
					<span className="state flex-1 truncate text-right text-small font-normal text-muted">
						{chosen.join(', ') || anyOf(choices)}
					</span>
					<ChevronDown aria-hidden="true" className="chevron size-4.5 shrink-0" />
				</summary>
				<fieldset name={name} {...wordsOf(results, name)}>
					<legend className="sr-only">{legend}</legend>
					{others.map((label) => (
						<p key={label} className="pb-2">
							<span className="text-ink">{label}</span>
							<Source fromWords />
						</p>
					))}
					<Group facet={facet} choices={choices} form={form} results={results} />
				</fieldset>
			</details>
		);
	});
}

/** For chosen-query.ts: what the text says of a facet, and the text without that. */
function wordsOf(results: SearchPage, name: FacetName) {
	const words = valuesFromWords(results, name);
	if (words.length === 0) return {};
	return {
		'data-words': words.join(),
		'data-without': withoutWordsOf(results.search, results, [name]).q,
	};
}

const anyOf = ({ length }: Choice[]) => (length < MANY ? 'any' : `any of ${length}`);

/** An address may name a least pay between the options; then it is one more. */
function choicesOf({ name, options }: Facet, results: SearchPage): Choice[] {
	const chosen = chosenValues(results, name);
	const words = valuesFromWords(results, name);
	const others = chosen
		.filter((value) => options.every((option) => option.value !== value))
		.map((value) => ({
			value,
			label: payLabel(Number(value)),
			count: results.total,
			chosen: true,
		}));
	const fromOptions = options.map((option, place) => ({
		...option,
		count: results.counts[name][place] ?? 0,
		chosen: chosen.includes(option.value),
	}));
	return [...fromOptions, ...others].map((choice) => ({
		...choice,
		fromWords: words.includes(choice.value),
	}));
}

function Group({
	facet: { name, many },
	results,
	...group
}: Omit<GroupProps, 'name'> & { facet: Facet; results: SearchPage }) {
	if (name === 'start') return <Months {...group} name={name} />;
	if (name === 'pay') return <LeastPay {...group} name={name} results={results} />;
	return group.choices.map((choice) => (
		<label key={choice.value}>
			<input type="checkbox" form={group.form} {...boxOf(name, choice)} />
			{name === 'sector' && <IndustryMark industry={choice.value} />}
			<span>
				{choice.label}
				{!many && <HourBar hours={Number(choice.value)} />}
				<Source {...choice} />
			</span>{' '}
			<span>{choice.count}</span>
		</label>
	));
}

/**
 * An option without a result cannot be chosen, but taken back. What is chosen by words has no name: it is not sent as
 * if it had been set by hand.
 */
const boxOf = (name: FacetName, { value, count, chosen, fromWords }: Choice) => ({
	name: fromWords ? undefined : name,
	value,
	defaultChecked: chosen,
	disabled: count === 0 && !chosen,
});

const Source = ({ fromWords }: Pick<Choice, 'fromWords'>) =>
	fromWords && <b className="text-note text-brand"> from your words</b>;

/** The mark of one of its sectors. */
function IndustryMark({ industry }: { industry: string }) {
	const [sector] = Object.entries(SECTOR_INDUSTRY).find(([, name]) => name === industry) ?? [];
	return sector && <SectorMark sector={sector as Sector} />;
}

/** Twelve months, each with a bar for its count. */
function Months({ name, choices, form }: GroupProps) {
	const most = Math.max(1, ...choices.map(({ count }) => count));
	return (
		<>
			<div className="months">
				{choices.map((choice) => (
					<label key={choice.value}>
						<input type="checkbox" form={form} {...boxOf(name, choice)} />
						<svg viewBox="0 0 26 22" aria-hidden="true">
							<rect
								y={22 - barHeight(choice.count, most)}
								width="26"
								height={barHeight(choice.count, most)}
								rx="2"
							/>
						</svg>
						<span aria-hidden="true">{choice.label.slice(0, 3)}</span>{' '}
						<span className="sr-only">{`${choice.label} ${choice.count}`}</span>
					</label>
				))}
			</div>
			{choices.some(({ fromWords }) => fromWords) && (
				<p className="pb-2">
					<Source fromWords />
				</p>
			)}
		</>
	);
}

/** Nought has no bar; what is little still has one that can be seen. */
const barHeight = (count: number, most: number) =>
	count === 0 ? 0 : Math.max(2, Math.round((count / most) * 22));

function LeastPay({ name, choices, form, results }: GroupProps & { results: SearchPage }) {
	const any = choices.every(({ chosen }) => !chosen);
	return (
		<>
			<PayBars steps={results.paySteps} total={results.total} today={results.today} />
			<label>
				<input type="radio" name={name} value="" form={form} defaultChecked={any} />
				<span>Any pay</span>
			</label>
			{choices.map((choice) => (
				<label key={choice.value}>
					<input type="radio" form={form} {...boxOf(name, choice)} name={name} />
					<span>
						{choice.label}
						<Source {...choice} />
					</span>{' '}
					<span>{choice.count}</span>
				</label>
			))}
		</>
	);
}

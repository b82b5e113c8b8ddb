import type { FormEvent } from 'react';
import { HourBar } from '#app/features/internships/charts/hour-bar.tsx';
import type { Found } from '#app/features/internships/search/found.ts';
import { SectorMark } from '#app/ui/art/drawings.tsx';
import { pounds } from '#schema/internships/pay-periods.ts';
import {
	type Facet,
	type FacetName,
	facetsOn,
	type Option,
	payLabel,
} from '#schema/internships/search-facets.ts';
import { SECTOR_INDUSTRY, type Sector } from '#schema/internships/sectors.ts';
import { publishedWageOn } from '#schema/internships/wage-rates.ts';
import { valuesOf } from './chips.ts';

type Choice = Option & {
	/** How many it would find with the other filters. */
	count: number;
	chosen: boolean;
};

type GroupProps = { name: FacetName; choices: Choice[]; form: string };

/**
 * Every filter with its options and their counts.
 * @param form id of the form that the options belong to
 * @param onChange called when a person changes one
 */
export function Facets({
	found,
	form,
	onChange,
}: {
	found: Found;
	form: string;
	onChange: (event: FormEvent) => void;
}) {
	return facetsOn(found.today).map((facet) => {
		const choices = choicesOf(facet, found);
		const count = choices.filter(({ chosen }) => chosen).length;
		return (
			<fieldset key={facet.name} data-needs-script="" onChange={onChange}>
				<legend>{facet.legend}</legend>
				{count > 0 && <b aria-hidden="true">{count}</b>}
				<Group facet={facet} choices={choices} form={form} today={found.today} />
			</fieldset>
		);
	});
}

/** An address may name a least pay between the options; then it is one more. */
function choicesOf({ name, options }: Facet, { search, counts, total }: Found): Choice[] {
	const chosen = valuesOf(search, name);
	const others = chosen
		.filter((value) => options.every((option) => option.value !== value))
		.map((value) => ({ value, label: payLabel(Number(value)), count: total, chosen: true }));
	const known = options.map((option, place) => ({
		...option,
		count: counts[name][place] ?? 0,
		chosen: chosen.includes(option.value),
	}));
	return [...known, ...others];
}

function Group({
	facet: { name, many },
	today,
	...group
}: Omit<GroupProps, 'name'> & { facet: Facet; today: string }) {
	if (name === 'start') return <Months {...group} name={name} />;
	if (name === 'pay') return <LeastPay {...group} name={name} today={today} />;
	return group.choices.map((choice) => (
		<label key={choice.value}>
			<input type="checkbox" name={name} form={group.form} {...boxOf(choice)} />
			{name === 'sector' && <IndustryMark industry={choice.value} />}
			<span>
				{choice.label} {!many && <HourBar hours={Number(choice.value)} />}
			</span>{' '}
			<span>{choice.count}</span>
		</label>
	));
}

/** An option without a result cannot be chosen, but taken back. */
const boxOf = ({ value, count, chosen }: Choice) => ({
	value,
	defaultChecked: chosen,
	disabled: count === 0 && !chosen,
});

/** The mark of one of its sectors. */
function IndustryMark({ industry }: { industry: string }) {
	const [sector] = Object.entries(SECTOR_INDUSTRY).find(([, name]) => name === industry) ?? [];
	return sector && <SectorMark sector={sector as Sector} />;
}

/** Twelve months, each with a bar for its count. */
function Months({ name, choices, form }: GroupProps) {
	const most = Math.max(1, ...choices.map(({ count }) => count));
	return (
		<div className="months">
			{choices.map((choice) => (
				<label key={choice.value}>
					<input type="checkbox" name={name} form={form} {...boxOf(choice)} />
					<svg viewBox="0 0 26 22" aria-hidden="true">
						<rect
							y={22 - barHeight(choice.count, most)}
							width="26"
							height={barHeight(choice.count, most)}
							rx="2"
						/>
					</svg>
					<span aria-hidden="true">{choice.label.slice(0, 3)}</span>
					<span className="sr-only">
						{choice.label} {choice.count}
					</span>
				</label>
			))}
		</div>
	);
}

/** Nought has no bar; what is little still has one that can be seen. */
const barHeight = (count: number, most: number) =>
	count === 0 ? 0 : Math.max(2, Math.round((count / most) * 22));

function LeastPay({ name, choices, form, today }: GroupProps & { today: string }) {
	const any = choices.every(({ chosen }) => !chosen);
	return (
		<>
			<p>
				Before tax. The minimum wage for 21 and over is {pounds(publishedWageOn(today).adult)} an
				hour.
			</p>
			<label>
				<input type="radio" name={name} value="" form={form} defaultChecked={any} />
				<span>Any pay</span>
			</label>
			{choices.map((choice) => (
				<label key={choice.value}>
					<input type="radio" name={name} form={form} {...boxOf(choice)} />
					<span>{choice.label}</span> <span>{choice.count}</span>
				</label>
			))}
		</>
	);
}

import type { ReactNode } from 'react';
import { applyPath } from '#app/lib/addresses/apply-path.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Facts } from '#app/ui/card.tsx';
import { SaveHeart } from '#app/ui/save-heart.tsx';
import { payText } from '#content/pay.ts';
import type { Deadline, Listing, Pay } from '#content/types.ts';
import { cityOf, internshipName } from '#schema/internships/internship-name.ts';
import type { ProgramType } from '#schema/internships/program-types.ts';
import { deadlineText, placeText } from './listing-text.ts';

/** The properties of every listing, in any list. */
type Shown = {
	id: number;
	title: string;
	company: string;
	type: string;
	/** As `city` of the internship, where the place does not end with it. */
	city?: string;
	location: string;
	remote?: Listing['remote'];
	/** Abroad. */
	country?: string;
	pay: Pay;
	deadline: Deadline;
	description: string;
	requirements: string[];
	benefits: string[];
};

export type ListingCardProps = {
	listing: Shown;
	/** The program that "Apply Now" names. */
	program: ProgramType;
	/** A second badge: the city, the region, "Remote". */
	badge?: string;
	/** A third badge, of a featured listing: "Featured Leeds Program". */
	banner?: string | false;
	/** Facts after the place, in their order: length, start, time zone, visa note. */
	facts: (readonly [term: string, value: string])[];
	/** A remark after the description: what permission the work needs. */
	note?: ReactNode;
	/** The id of its element, where one can link to it. */
	id?: string;
	/** Value for the filter of the list, as `data-filter`. */
	filter?: string;
};

/**
 * The card used in all lists of listings. It has no behaviour of its own: its links are plain and
 * the container does the filtering, so that two hundred cards cost no work after painting. Its
 * rules are in styles/cards.css: as class names on every part they were a quarter of the page.
 */
export function ListingCard(props: ListingCardProps) {
	const { listing, program, badge, banner, facts, note, id, filter } = props;
	const { title, company, type, pay, description, requirements, benefits } = listing;
	const { city = cityOf(listing.location) } = listing;
	const place = placeText(listing);
	const deadline = deadlineText(listing.deadline);
	return (
		<li id={id} data-filter={filter} className="listing">
			<p className="flex flex-wrap gap-2">
				<Badge>{type}</Badge>
				{badge && <Badge tone="plain">{badge}</Badge>}
				{banner && <Badge tone="plain">{banner}</Badge>}
			</p>
			<div>
				<h3>{title}</h3>
				<p className="mt-1 text-muted">{company}</p>
			</div>
			<Facts
				rows={[['Stipend', stipend(pay)], ['Where', place], ...facts, ['Deadline', deadline]]}
			/>
			<p className="text-[0.97rem]">{description}</p>
			{note && <p className="text-[0.92rem] text-muted">{note}</p>}
			<div className="points">
				<Points title="Requirements" points={requirements} />
				<Points title="Benefits" points={[`${payText(pay)} stipend`, ...benefits]} />
			</div>
			<SaveHeart name={internshipName({ title, company, city })} />
			<a href={applyPath(program, `${title}, ${company}`)}>
				Apply Now<span className="sr-only">{` for ${title}, ${company}`}</span>
			</a>
		</li>
	);
}

/** "£1,500/month for 25 h a week", and the basis where the minimum wage does not apply. */
const stipend = (pay: Pay) => (
	<>
		<b>{payText(pay)}</b>{' '}
		{`for ${pay.hours} h a week${pay.partOfCourse ? ', required part of a UK course' : ''}`}
	</>
);

function Points({ title, points }: { title: string; points: string[] }) {
	return (
		<div>
			<h4>{title}</h4>
			<ul>
				{points.map((point) => (
					<li key={point}>{point}</li>
				))}
			</ul>
		</div>
	);
}

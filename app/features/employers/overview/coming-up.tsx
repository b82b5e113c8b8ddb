import type { ReactNode } from 'react';
import { Link } from '#app/ui/link.tsx';
import { lengthText } from '#schema/applications/interview/interview-words.ts';
import type { EmployerOverview } from '#schema/employers/employer-overview.ts';
import {
	daysBetween,
	END_OF_DAY,
	londonDay,
	londonTime,
	shortDay,
	weekday,
} from '#schema/london-day.ts';

/** So many days before internships close. */
const SOON = 14;

type Entry = {
	id: string;
	/** When it is, to put entries in order: ISO. */
	at: string;
	/** The time or the day, and what goes with it. */
	when: [first: string, second: string];
	text: ReactNode;
	more: string;
};

/** "today", "Wed 25 Nov" */
const dayWords = (day: string, today: string) =>
	day === today ? 'today' : `${weekday(day).slice(0, 3)} ${shortDay(day)}`;

const Applicant = ({ application, name }: { application: string; name: string | null }) => (
	<Link to={`/employer-dashboard/applications/${application}`} className="link">
		{name ?? 'Name not given'}
	</Link>
);

const interviewsOf = ({ interviews, today }: EmployerOverview): Entry[] =>
	interviews.map(({ application, name, internship, starts_at, minutes, place }) => {
		const moment = new Date(starts_at);
		return {
			id: application,
			at: starts_at,
			when: [londonTime(moment), dayWords(londonDay(moment), today)],
			text: (
				<>
					<Applicant application={application} name={name} />, interview
				</>
			),
			more: [lengthText(minutes), place, internship].filter(Boolean).join(', '),
		};
	});

function offerEntry(offer: EmployerOverview['offers'][number], today: string): Entry {
	const { application, name, internship, status, day, undo_until } = offer;
	const person = <Applicant application={application} name={name} />;
	const onDay: Entry['when'] = [dayWords(day, today), ''];
	if (status === 'offered')
		return {
			id: application,
			at: `${day}T23:59`,
			when: onDay,
			text: <>{person} answers your offer</>,
			more: `${internship}, by the ${END_OF_DAY}`,
		};
	if (undo_until === null)
		return { id: application, at: day, when: onDay, text: <>{person} starts</>, more: internship };
	const until = londonTime(new Date(undo_until));
	return {
		id: application,
		at: undo_until,
		when: [until, 'until then'],
		text: <>{person} accepted your offer</>,
		more: `Can be taken back until ${until}. First day: ${onDay[0]}, ${internship}`,
	};
}

const offersOf = ({ offers, today }: EmployerOverview): Entry[] =>
	offers.map((offer) => offerEntry(offer, today));

const closingsOf = ({ listings, today }: EmployerOverview): Entry[] =>
	listings.flatMap(({ id, slug, title, status, deadline }) => {
		const days = deadline === null ? -1 : daysBetween(today, deadline);
		if (status !== 'open' || deadline === null || days < 0 || days > SOON) return [];
		return [
			{
				id,
				at: `${deadline}T23:59`,
				when: [dayWords(deadline, today), ''],
				text: (
					<>
						<Link to={`/internships/${slug}`} className="link">
							{title}
						</Link>{' '}
						closes
					</>
				),
				more: `${days === 0 ? 'Today' : `In ${days} ${days === 1 ? 'day' : 'days'}`}, ${END_OF_DAY}`,
			} satisfies Entry,
		];
	});

/** Interviews, offers and what closes soon, the next first. */
export const comingUpOf = (overview: EmployerOverview): Entry[] =>
	[...interviewsOf(overview), ...offersOf(overview), ...closingsOf(overview)].toSorted(
		(one, other) => one.at.localeCompare(other.at),
	);

export const ComingUp = ({ entries }: { entries: Entry[] }) => (
	<section aria-labelledby="coming-up">
		<h2 id="coming-up" className="mb-3 text-part">
			Coming up
		</h2>
		<ol className="rounded-card border border-line bg-card px-5 py-2">
			{entries.map(({ id, when: [first, second], text, more }) => (
				<li key={id} className="flex gap-4 border-t border-dashed border-line py-3 first:border-0">
					<p className="w-20 shrink-0 even-figures">
						<b className="block">{first}</b>
						<span className="block text-small text-muted">{second}</span>
					</p>
					<div className="min-w-0 wrap-anywhere">
						<p>{text}</p>
						<p className="text-small text-muted">{more}</p>
					</div>
				</li>
			))}
		</ol>
	</section>
);

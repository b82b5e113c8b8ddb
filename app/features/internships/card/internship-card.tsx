import type { ComponentProps, ReactNode } from 'react';
import { HourBar } from '#app/features/internships/charts/hour-bar.tsx';
import { cn } from '#app/lib/cn.ts';
import { SectorMark, Sign, type SignName } from '#app/ui/art/drawings.tsx';
import { fitLooks } from '#app/ui/fit/fit-looks.ts';
import { Link } from '#app/ui/link.tsx';
import { SaveHeart } from '#app/ui/save-heart.tsx';
import type { InternshipSummary } from '#schema/internships/internship.ts';
import { internshipName, type NamedInternship } from '#schema/internships/internship-name.ts';
import { workplaceWords } from '#schema/internships/places.ts';
import { visaNotes } from '#schema/internships/student-visa.ts';
import { payWords, workFacts } from './card-text.ts';
import { type Closing, closingOf, isOpenOn } from './closing.ts';
import { digitsOf } from './digits.ts';

/** Between what stands on one line: a line may end with it, and never begins with it. */
const POINT = '\u00a0· ';

/** What the card shows of an internship. */
export type CardInternship = Pick<
	InternshipSummary,
	| 'sector'
	| 'location'
	| 'remote'
	| 'weeks'
	| 'hours'
	| 'least_hours'
	| 'hours_pattern'
	| 'pay_amount'
	| 'pay_per'
	| 'pay_currency'
	| 'hourly_pay'
	| 'starts_on'
	| 'starts'
	| 'country'
	| 'part_of_course'
	| 'deadline'
	| 'spots'
	| 'sponsorship'
	| 'answer_days'
> &
	NamedInternship &
	Partial<Pick<InternshipSummary, 'slug' | 'status'>>;

type CardProps = {
	internship: CardInternship;
	/** The path of its page, to which the whole card leads. */
	to: string;
	/** ISO date in Europe/London. */
	today: string;
	/** In a list with headings of its own, a level deeper. */
	heading?: 'h3' | 'h4';
	/** Attributes for what filters the list. */
	item?: (ComponentProps<'li'> & { 'data-filter'?: string | undefined }) | undefined;
	/** What it is besides, above the title: its sector and place in a curated list. The last may be a banner. */
	badges?: ReactNode;
	/** Its facts, where they are not `workFacts`. */
	facts?: readonly string[];
	/** After the facts: its description, and what to know of it. */
	children?: ReactNode;
	/** Its drawings are the stylesheet's: as elements they weigh more than the words in a list of two hundred. */
	plain?: boolean | undefined;
	/** At the foot: longer words and the way to the form. */
	foot?: ReactNode;
	/** Shows the words of a search in a text. */
	mark?: ((text: string) => ReactNode) | undefined;
	/** Above the title: what differs from what was searched for. */
	differs?: string | undefined;
	/** On the page of its company: without the company's name. */
	placeOnly?: boolean | undefined;
	/** Of its texts, the one with words of the search. */
	line?: string | undefined;
};

/**
 * An internship in a list: the one card of all pages, an item of InternshipList, whose rules (styles/internships.css)
 * make it a row where there is room, and else a stack. What is the reader's own (saved, applied, fits) is not rendered
 * here: app/layout/card-marks.ts marks it.
 */
export function InternshipCard(props: CardProps) {
	const { internship, to, today, heading: Heading = 'h3', item, facts, plain } = props;
	const { mark, differs, line } = props;
	const markText = (text: string) => (mark ? mark(text) : text);
	const { title, company, location, sector, slug, remote } = internship;
	const isElsewhere = remote !== 'on-site' && !location.startsWith('Remote');
	const workplace = isElsewhere ? `${POINT}${workplaceWords[remote]}` : '';
	return (
		<li {...item}>
			<article>
				{!plain && <SectorMark sector={sector} />}
				<div className="named">
					{differs && <p className="text-small font-semibold">{differs}</p>}
					{props.badges}
					<Heading>
						<Link to={to}>{markText(title)}</Link>
					</Heading>
					<p>
						{mark ? (
							<>
								{mark(company)}
								{POINT}
								{mark(location)}
								{workplace}
							</>
						) : (
							`${props.placeOnly ? '' : `${company}${POINT}`}${location}${workplace}`
						)}
					</p>
					{line && (
						<p className="mt-1 line-clamp-1 text-small text-muted print:block">{markText(line)}</p>
					)}
				</div>
				{plain ? (
					<SaveHeart name={title} />
				) : (
					<SaveHeart name={internshipName(internship)} slug={slug} />
				)}
				<CardPay internship={internship} plain={plain} />
				<ul className="work">
					{(facts ?? workFacts(internship)).map((fact) => (
						<li key={fact}>{fact}</li>
					))}
				</ul>
				{props.children && <div className="about">{props.children}</div>}
				<Notes internship={internship} today={today} plain={plain} />
				{props.foot}
			</article>
		</li>
	);
}

/** The last line: until when one can apply, permission, and when one is answered; or only that it is closed or paused. */
function Notes({ internship, today, plain }: Pick<CardProps, 'internship' | 'today' | 'plain'>) {
	const { tone, text } = closingOf(internship, today);
	const look = closingLooks[tone];
	return (
		<ul className="notes">
			<Note sign={plain ? undefined : look ? 'clock' : 'calendar'} className={look}>
				{text}
			</Note>
			{isOpenOn(internship, today) && (
				<>
					<PermissionNotes internship={internship} plain={plain} />
					<Note sign={plain ? undefined : 'reply'} className="answer">
						{`Answers within ${internship.answer_days} days`}
					</Note>
				</>
			)}
		</ul>
	);
}

function CardPay({ internship, plain }: Pick<CardProps, 'internship' | 'plain'>) {
	const { amount, per, otherwise, hours } = payWords(internship);
	return (
		<div className="paid">
			<p>
				<b>{amount}</b>
				{` ${per}`}
			</p>
			{!plain && <HourBar hours={internship.hours} />}
			{otherwise && <p>{otherwise}</p>}
			<p className={plain ? digitsOf(Math.ceil(internship.hours)) : undefined}>{hours}</p>
		</div>
	);
}

function Note({
	sign,
	className,
	children,
}: {
	sign: SignName | undefined;
	className?: string | undefined;
	children: ReactNode;
}) {
	return (
		<li className={className}>
			{sign && <Sign of={sign} />}
			{children}
		</li>
	);
}

const closingLooks: Partial<Record<Closing['tone'], string>> = {
	closed: 'badge border-line text-muted',
	last: 'badge bg-hot-wash text-hot',
	soon: 'badge bg-sun-wash text-sun-ink',
};

/** How it goes with a Student visa in general; and what the employer asks or offers. */
function PermissionNotes({ internship, plain }: Pick<CardProps, 'internship' | 'plain'>) {
	const [visa, ...asked] = visaNotes(internship);
	return (
		<>
			{visa && visa.fit !== 'permit' && (
				<Note
					sign={plain ? undefined : `fit-${visa.fit}`}
					className={cn('terms', fitLooks[visa.fit])}
				>
					{visa.words}
				</Note>
			)}
			{!plain &&
				asked.map(({ words }) => (
					<Note key={words} sign="permit">
						{words}
					</Note>
				))}
		</>
	);
}

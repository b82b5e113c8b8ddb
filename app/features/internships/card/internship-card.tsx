import type { ReactNode } from 'react';
import { HourBar } from '#app/features/internships/charts/hour-bar.tsx';
import { useFit, workAttribute } from '#app/features/internships/fit/fit-context.ts';
import { SectorMark, Sign, type SignName } from '#app/ui/art/drawings.tsx';
import { fitLooks } from '#app/ui/fit/fit-looks.ts';
import { Link } from '#app/ui/link.tsx';
import { SaveHeart } from '#app/ui/save-heart.tsx';
import type { InternshipSummary } from '#schema/internships/internship.ts';
import { internshipName, type NamedInternship } from '#schema/internships/internship-name.ts';
import { visaNotes } from '#schema/internships/student-visa.ts';
import { payWords, workFacts } from './card-text.ts';
import { type Closing, closed, closing, paused } from './closing.ts';

/** What the card shows of an internship. */
export type CardInternship = Pick<
	InternshipSummary,
	| 'sector'
	| 'location'
	| 'remote'
	| 'weeks'
	| 'hours'
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
	/** ISO date in Europe/London; left out on pages that are made once for many days. */
	today?: string;
	/** Shows the words of a search in a text. */
	mark?: ((text: string) => ReactNode) | undefined;
	/** Above the title: what differs from what was searched for. */
	differs?: string | undefined;
	/** Of its texts, what has words of the search. */
	line?: string | undefined;
};

/**
 * An internship in a list, in short; an item of InternshipList, whose rules (styles/internships.css)
 * make it a row where there is room, and else a stack.
 */
export function InternshipCard({ internship, to, today, mark, differs, line }: CardProps) {
	const shown = (text: string) => (mark ? mark(text) : text);
	const { title, company, location, sector, slug } = internship;
	return (
		<li>
			<article>
				<SectorMark sector={sector} />
				<div className="named">
					{differs && <p className="differs">{differs}</p>}
					<h3>
						<Link to={to}>{shown(title)}</Link>
					</h3>
					<p>
						{shown(company)} · {shown(location)}
					</p>
					{line && <p className="match-line">{shown(line)}</p>}
				</div>
				<SaveHeart name={internshipName(internship)} slug={slug} />
				<CardPay internship={internship} />
				<ul className="work">
					{workFacts(internship).map((fact) => (
						<li key={fact}>{fact}</li>
					))}
				</ul>
				<ul className="notes">
					<ClosingNote internship={internship} today={today} />
					<PermissionNotes internship={internship} />
					{(internship.status ?? 'open') === 'open' && (
						<Note sign="reply">Answers within {internship.answer_days} days</Note>
					)}
				</ul>
			</article>
		</li>
	);
}

function CardPay({ internship }: { internship: CardInternship }) {
	const { amount, per, hourly, hours } = payWords(internship);
	return (
		<div className="paid">
			<p>
				<b>{amount}</b> {per}
			</p>
			<HourBar hours={internship.hours} />
			<p>{hourly}</p>
			<p>{hours}</p>
		</div>
	);
}

function Note({
	sign,
	className,
	work,
	children,
}: {
	sign: SignName;
	className?: string;
	/** What the fit depends on, for cards that stay HTML. */
	work?: string;
	children: ReactNode;
}) {
	return (
		<li className={className} data-work={work}>
			<Sign of={sign} />
			{children}
		</li>
	);
}

const closingLooks: Partial<Record<Closing['tone'], string>> = {
	last: 'badge bg-hot-wash text-hot',
	soon: 'badge bg-sun-wash text-sun-ink',
};

function ClosingNote({
	internship: { deadline, status },
	today,
}: Pick<CardProps, 'internship' | 'today'>) {
	const stopped = { open: null, paused, closed }[status ?? 'open'];
	const { tone, text } = stopped ?? closing(deadline, today);
	return (
		<Note sign={closingLooks[tone] ? 'clock' : 'calendar'} className={closingLooks[tone]}>
			{text}
		</Note>
	);
}

/** How it fits the student's profile, or a Student visa in general; and what the employer asks or offers. */
function PermissionNotes({ internship }: { internship: CardInternship }) {
	const own = useFit(internship);
	const [visa, ...asked] = visaNotes(internship);
	const first = own && own.fit !== 'unknown' ? own : visa;
	return (
		<>
			{first && first.fit !== 'unknown' && first.fit !== 'permit' && (
				<Note
					sign={`fit-${first.fit}`}
					className={fitLooks[first.fit]}
					work={workAttribute(internship)}
				>
					{first.words}
				</Note>
			)}
			{asked.map(({ words }) => (
				<Note key={words} sign="permit">
					{words}
				</Note>
			))}
		</>
	);
}

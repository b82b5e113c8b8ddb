import type { ReactNode } from 'react';
import { HourBar } from '#app/features/internships/charts/hour-bar.tsx';
import { fitLooks } from '#app/features/internships/fit/fit-looks.ts';
import { useOwnFit, workAttribute } from '#app/features/internships/fit/own-fit.ts';
import { SectorMark, Sign, type SignName } from '#app/ui/art/drawings.tsx';
import { Link } from '#app/ui/link.tsx';
import type { Fit } from '#schema/fit.ts';
import type { InternshipSummary } from '#schema/internship.ts';
import { payWords, permissionTexts, workFacts } from './card-text.ts';
import { type Closing, closing } from './closing.ts';

/** What the card shows of an internship. */
export type CardInternship = Pick<
	InternshipSummary,
	| 'title'
	| 'company'
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
>;

type CardProps = {
	internship: CardInternship;
	/** The path of its page, to which the whole card leads. */
	to: string;
	/** ISO date in Europe/London; left out on pages that are made once for many days. */
	today?: string;
	/** The button that saves it, 44 px square. */
	save?: ReactNode;
	/** How the work goes with the permission that was searched for. */
	fit?: Fit | undefined;
	/** Set where the visitor has applied, in words: "You applied on 12 November". */
	applied?: { on: string; answer: string };
};

/**
 * An internship in a list, in short; an item of InternshipList, whose rules (styles/internships.css)
 * make it a row where there is room, and else a stack.
 */
export function InternshipCard({ internship, to, today, save, fit, applied }: CardProps) {
	const { title, company, location, sector } = internship;
	return (
		<li>
			<article>
				{save && <div className="save">{save}</div>}
				<SectorMark sector={sector} />
				<div className="named">
					<h3>
						<Link to={to}>{title}</Link>
					</h3>
					<p>
						{company} · {location}
					</p>
				</div>
				<CardPay internship={internship} />
				<ul className="work">
					{workFacts(internship).map((fact) => (
						<li key={fact}>{fact}</li>
					))}
				</ul>
				<ul className="notes">
					{applied ? (
						<Note sign="check">{applied.on}</Note>
					) : (
						<ClosingNote deadline={internship.deadline} today={today} />
					)}
					<PermissionNote internship={internship} fit={fit} />
					<Note sign="reply">
						{applied?.answer ?? `Answers within ${internship.answer_days} days`}
					</Note>
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

function ClosingNote({ deadline, today }: { deadline: string | null; today: string | undefined }) {
	const { tone, text } = closing(deadline, today);
	return (
		<Note sign={closingLooks[tone] ? 'clock' : 'calendar'} className={closingLooks[tone]}>
			{text}
		</Note>
	);
}

/** How it fits, by the own profile or what was searched for; else what the employer says. */
function PermissionNote({
	internship,
	fit: searched,
}: {
	internship: CardInternship;
	fit: Fit | undefined;
}) {
	const own = useOwnFit(internship);
	const fit = own && own.fit !== 'unknown' ? own : searched;
	const work = workAttribute(internship);
	if (fit && fit.fit !== 'unknown')
		return (
			<Note sign={`fit-${fit.fit}`} className={fitLooks[fit.fit]} work={work}>
				{fit.words}
			</Note>
		);
	const { sponsorship } = internship;
	return (
		sponsorship && (
			<Note sign="permit" work={work}>
				{permissionTexts[sponsorship]}
			</Note>
		)
	);
}

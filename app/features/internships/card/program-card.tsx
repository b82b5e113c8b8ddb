import type { ComponentProps } from 'react';
import type { ProgramSummary } from '#content/types.ts';
import { SITE_ANSWER_DAYS } from '#schema/internships/internship.ts';
import { cityOf } from '#schema/internships/internship-name.ts';
import { hourlyPay } from '#schema/internships/pay-periods.ts';
import { HOME_COUNTRY } from '#schema/internships/places.ts';
import { hasPassed } from '#schema/london-day.ts';
import { type CardInternship, InternshipCard } from './internship-card.tsx';

type CardProgram = Pick<
	ProgramSummary,
	| 'id'
	| 'title'
	| 'company'
	| 'type'
	| 'location'
	| 'weeks'
	| 'pay'
	| 'spots'
	| 'startDate'
	| 'applicationDeadline'
	| 'sponsorship'
	| 'answerDays'
>;

const cardOf = ({
	type,
	pay,
	startDate,
	applicationDeadline,
	...program
}: CardProgram): CardInternship => ({
	...program,
	city: cityOf(program.location),
	sector: type,
	remote: 'on-site',
	hours: pay.hours,
	pay_amount: pay.amount,
	pay_per: pay.per,
	pay_currency: pay.currency ?? 'GBP',
	hourly_pay: hourlyPay(pay),
	starts_on: /^\d{4}-\d{2}-\d{2}$/.test(startDate) ? startDate : null,
	starts: startDate,
	country: HOME_COUNTRY,
	part_of_course: false,
	deadline: applicationDeadline,
	sponsorship: program.sponsorship ?? 'student-visa-ok',
	answer_days: program.answerDays ?? SITE_ANSWER_DAYS,
});

/** Those of the six programs that take applications on that day, then the others. */
export function openFirst<Program extends Pick<CardProgram, 'applicationDeadline'>>(
	programs: readonly Program[],
	today: string,
): Program[] {
	const isPast = ({ applicationDeadline }: Program) => hasPassed(applicationDeadline, today);
	return programs.toSorted((one, other) => Number(isPast(one)) - Number(isPast(other)));
}

/**
 * One of the six programs with a page of their own.
 * @param today ISO date in Europe/London
 * @param item as in `InternshipCard`
 */
export const ProgramCard = ({
	program,
	today,
	item,
}: { program: CardProgram } & Pick<ComponentProps<typeof InternshipCard>, 'today' | 'item'>) => (
	<InternshipCard
		internship={cardOf(program)}
		to={`/programs/${program.id}`}
		today={today}
		item={item}
	/>
);

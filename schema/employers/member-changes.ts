import { londonDate, longDate } from '#schema/london-day.ts';
import { type CompanyRole, roleWords } from './colleagues.ts';

/** That somebody has joined a company, has left it, or has another role in it. */
export type MemberChange = {
	id: string;
	kind: 'joined' | 'role' | 'left';
	/** From then on; of who has left, until then. */
	role: CompanyRole;
	/** ISO, with the time. */
	at: string;
	/** The day in Europe/London since when they belonged to it. */
	since: string;
	/** Of whom it is about: the name, or the address where none was given; null once that account is deleted. */
	name: string | null;
	/** Of who has done it; null for nobody in particular, and once that account is deleted. */
	by: string | null;
	by_themselves: boolean;
};

/** The company to which a person belonged last, to somebody who belongs to none now; without the names of others. */
export type FormerCompany = {
	company: string;
	/** Days in Europe/London. */
	since: string;
	until: string;
	by_themselves: boolean;
	/** Whether their account has applications, or the profile of a student. */
	is_student: boolean;
};

/** "Omar Haddad was removed by Rosa Lind on 21 November 2026: a recruiter since 3 October 2026" */
export function memberChangeWords({
	kind,
	role,
	at,
	since,
	name,
	by,
	by_themselves,
}: MemberChange): string {
	const who = name ?? 'Somebody whose account is deleted';
	const others = by !== null && !by_themselves ? by : null;
	const what = roleWords[role].one;
	const on = `on ${londonDate(at)}`;
	if (kind === 'joined') return `${who} joined ${on} as ${what}`;
	if (kind === 'role')
		return `${others ? `${others} made ${who} ${what}` : `${who} became ${what}`} ${on}`;
	return `${who} ${others ? `was removed by ${others}` : 'left'} ${on}: ${what}, here since ${longDate(since)}`;
}

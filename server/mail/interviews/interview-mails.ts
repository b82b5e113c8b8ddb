import type { InterviewNews } from '#schema/applications/interview/interview.ts';
import {
	dayOfTime,
	hoursText,
	timeElsewhere,
	timeText,
} from '#schema/applications/interview/interview-words.ts';
import type { OutgoingMail } from '#server/mail/mail.ts';
import type { MailSettings } from '#server/mail/mail-kind.ts';
import {
	applicationUrl,
	bareAddress,
	greeting,
	mailOf,
	oneLine,
	orOffice,
	type Person,
	programOf,
	subjectAbout,
} from '#server/mail/mail-parts.ts';
import {
	type Agreed,
	asParticipant,
	hostUrl,
	type InterviewRow,
	interviewFile,
	isOver,
	studentOf,
} from './interview-file.ts';

type Settings = Pick<MailSettings, 'siteUrl' | 'officeAddress'>;

/** The mails to both sides about what became of the times of an interview. */
export function interviewMails(
	row: InterviewRow,
	settings: Settings,
	news: InterviewNews,
): OutgoingMail[] {
	const { starts_at } = news;
	if (starts_at === null)
		return orOffice(row.owners).map((owner) => noneSuits(row, owner, news, settings));
	const agreed = { ...news, starts_at };
	return [
		toStudent(row, agreed, settings),
		...orOffice(row.owners).map((owner) => toHost(row, owner, agreed, settings)),
	];
}

/** The mails of the day before; none where the time does not hold any more. */
export const reminderMails = (row: InterviewRow, settings: Settings, news: InterviewNews) =>
	row.holds === news.starts_at ? interviewMails(row, settings, news) : [];

const HEADINGS = {
	chosen: 'Your interview is arranged',
	moved: 'Your interview has another time',
	cancelled: 'You have cancelled the interview',
	ended: 'Your interview does not take place',
	reminder: 'Your interview is tomorrow',
} as const;

function toStudent(row: InterviewRow, news: Agreed, settings: Settings): OutgoingMail {
	const { what, starts_at, minutes, zone } = news;
	const heading = HEADINGS[what === 'none' ? 'cancelled' : what];
	const [owner] = row.owners;
	const there = timeElsewhere(starts_at, zone);
	const office = bareAddress(settings.officeAddress);
	return mailOf({
		to: row.email,
		subject: subjectAbout(heading, row),
		replyTo: owner?.email ?? office,
		heading,
		paragraphs: [
			greeting(row.name),
			`${programOf(row)}: ${timeText(starts_at, minutes)}.`,
			...(there && !isOver(news) ? [`Where you are, that is ${there}.`] : []),
			isOver(news)
				? 'The file that comes with this email takes it out of your calendar.'
				: what === 'reminder'
					? 'You can still move or cancel it on the page of your application.'
					: 'The file that comes with this email puts it into your calendar. You can move or cancel it on the page of your application, and we remind you the day before.',
		],
		quoted: isOver(news) ? [] : factsOf(news),
		link: {
			label: 'See your application',
			url: applicationUrl(settings.siteUrl, row.application_id),
		},
		...(what !== 'reminder' && {
			calendar: interviewFile(row, news, settings.siteUrl, {
				organizer: asParticipant(owner, row.company, office),
				attendee: asParticipant(row, null, row.email),
				forStudent: true,
			}),
		}),
	});
}

/** What the subject begins with, before the name of the student. */
const HOST_HEADINGS = {
	chosen: 'Interview arranged with',
	moved: 'Interview moved by',
	cancelled: 'Interview cancelled by',
	ended: 'Interview ended with',
	reminder: 'Interview tomorrow with',
} as const;

function toHost(
	row: InterviewRow,
	owner: Person | null,
	news: Agreed,
	settings: Settings,
): OutgoingMail {
	const { what, starts_at, minutes, zone, message } = news;
	const office = bareAddress(settings.officeAddress);
	const name = studentOf(row);
	const heading = `${HOST_HEADINGS[what === 'none' ? 'cancelled' : what]} ${name}`;
	const there = timeElsewhere(starts_at, zone);
	return mailOf({
		to: owner?.email ?? office,
		subject: oneLine(`${heading}: ${programOf(row)}`),
		replyTo: row.email,
		heading: oneLine(heading),
		paragraphs: [
			...(owner ? [greeting(owner.name)] : []),
			`${programOf(row)}: ${timeText(starts_at, minutes)}.`,
			...(there && !isOver(news) ? [`Where ${name} is, that is ${there}.`] : []),
			isOver(news)
				? 'It does not take place at this time. The file that comes with this email takes it out of your calendar.'
				: what === 'reminder'
					? 'You can still move or cancel it on the page of the application.'
					: 'The file that comes with this email puts it into your calendar. We remind you both the day before.',
		],
		quoted: [
			...(isOver(news) ? [] : factsOf(news)),
			...(message ? [{ label: `From ${name}`, text: message }] : []),
		],
		link: { label: 'See the application', url: hostUrl(settings.siteUrl, row, owner) },
		...(what !== 'reminder' && {
			calendar: interviewFile(row, news, settings.siteUrl, {
				organizer: asParticipant(row, null, row.email),
				attendee: asParticipant(owner, row.company, office),
				forStudent: false,
			}),
		}),
	});
}

/** Tells those who invite that their times do not suit. */
function noneSuits(
	row: InterviewRow,
	owner: Person | null,
	{ message }: InterviewNews,
	settings: Settings,
): OutgoingMail {
	const name = studentOf(row);
	return mailOf({
		to: owner?.email ?? bareAddress(settings.officeAddress),
		subject: oneLine(`None of your times suits ${name}: ${programOf(row)}`),
		replyTo: row.email,
		heading: oneLine(`None of your times suits ${name}`),
		paragraphs: [
			...(owner ? [greeting(owner.name)] : []),
			`${programOf(row)}: ${name} can come at none of the times that you gave.`,
			'Give other times on the page of the application, or reply to this email.',
		],
		quoted: message ? [{ label: `From ${name}`, text: message }] : [],
		link: { label: 'Give other times', url: hostUrl(settings.siteUrl, row, owner) },
	});
}

const factsOf = ({ starts_at, minutes, place }: Agreed) => [
	{ label: 'Day', text: dayOfTime(starts_at) },
	{ label: 'Time', text: `${hoursText(starts_at, minutes)}, UK time` },
	...(place ? [{ label: 'Place', text: place }] : []),
];

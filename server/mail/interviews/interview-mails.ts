import type { InterviewNews } from '#schema/applications/interview/interview.ts';
import { isRemindedOf } from '#schema/applications/interview/interview-state.ts';
import {
	dayOfTime,
	hoursText,
	timeElsewhere,
	timeText,
} from '#schema/applications/interview/interview-words.ts';
import { londonDay } from '#schema/london-day.ts';
import type { OutgoingMail } from '#server/mail/mail.ts';
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
	hostFile,
	hostUrl,
	type InterviewRow,
	isOver,
	type Settings,
	studentFile,
	studentOf,
} from './interview-file.ts';

/** The mails to both sides about what became of the times of an interview. */
export function interviewMails(
	row: InterviewRow,
	settings: Settings,
	news: InterviewNews,
): OutgoingMail[] {
	const { starts_at } = news;
	if (starts_at === null)
		return orOffice(row.told).map((host) => noneSuits(row, host, news, settings));
	const agreed = { ...news, starts_at };
	return [
		studentMail(row, agreed, settings),
		...orOffice(row.told).map((host) => toHost(row, host, agreed, settings)),
	];
}

/** The mails of the day before; none where the time does not hold any more, or its day is over. */
export function reminderMails(
	row: InterviewRow,
	settings: Settings,
	news: InterviewNews,
): OutgoingMail[] {
	const { starts_at } = news;
	if (starts_at === null || row.holds !== starts_at || dayOf(starts_at) < row.today) return [];
	return interviewMails(row, settings, news);
}

const dayOf = (starts_at: string) => londonDay(new Date(starts_at));

/** A reminder that a server could not send on the day before says so. */
const whenOf = ({ today }: InterviewRow, { starts_at }: Agreed) =>
	dayOf(starts_at) === today ? 'today' : 'tomorrow';

const headingFor = (row: InterviewRow, news: Agreed): string =>
	({
		chosen: 'Your interview is arranged',
		moved: 'Your interview has another time',
		none: 'You have cancelled the interview',
		cancelled: 'You have cancelled the interview',
		ended: 'Your interview does not take place',
		reminder: `Your interview is ${whenOf(row, news)}`,
	})[news.what];

/** The mail to the student alone. */
export function studentMail(row: InterviewRow, news: Agreed, settings: Settings): OutgoingMail {
	const { what, starts_at, minutes, zone } = news;
	const heading = headingFor(row, news);
	const there = timeElsewhere(starts_at, zone);
	return mailOf({
		to: row.email,
		subject: subjectAbout(heading, row),
		replyTo: row.contact?.email ?? bareAddress(settings.officeAddress),
		heading,
		paragraphs: [
			greeting(row.name),
			`${programOf(row)}: ${timeText(starts_at, minutes)}.`,
			...(there && !isOver(news) ? [`Where you are, that is ${there}.`] : []),
			isOver(news)
				? 'The file that comes with this email takes it out of your calendar.'
				: what === 'reminder'
					? 'You can still move or cancel it on the page of your application.'
					: `The file that comes with this email puts it into your calendar. You can move or cancel it on the page of your application${isRemindedOf(starts_at, row.today) ? ', and we remind you the day before' : ''}.`,
		],
		quoted: isOver(news) ? [] : factsOf(news),
		link: {
			label: 'See your application',
			url: applicationUrl(settings.siteUrl, row.application_id),
		},
		...(what !== 'reminder' && { calendar: studentFile(row, news, settings) }),
	});
}

const hostHeadingFor = (row: InterviewRow, news: Agreed): string =>
	({
		chosen: 'Interview arranged with',
		moved: 'Interview moved by',
		none: 'Interview cancelled by',
		cancelled: 'Interview cancelled by',
		ended: 'Interview ended with',
		reminder: `Interview ${whenOf(row, news)} with`,
	})[news.what];

function toHost(
	row: InterviewRow,
	host: Person | null,
	news: Agreed,
	settings: Settings,
): OutgoingMail {
	const { what, starts_at, minutes, zone, message } = news;
	const name = studentOf(row);
	const heading = `${hostHeadingFor(row, news)} ${name}`;
	const there = timeElsewhere(starts_at, zone);
	return mailOf({
		to: host?.email ?? bareAddress(settings.officeAddress),
		subject: oneLine(`${heading}: ${programOf(row)}`),
		replyTo: row.email,
		heading: oneLine(heading),
		paragraphs: [
			...(host ? [greeting(host.name)] : []),
			`${programOf(row)}: ${timeText(starts_at, minutes)}.`,
			...(there && !isOver(news) ? [`Where ${name} is, that is ${there}.`] : []),
			isOver(news)
				? 'It does not take place at this time. The file that comes with this email takes it out of your calendar.'
				: what === 'reminder'
					? 'You can still move or cancel it on the page of the application.'
					: `The file that comes with this email puts it into your calendar.${isRemindedOf(starts_at, row.today) ? ` ${remindedWords(row)}` : ''}`,
		],
		quoted: [
			...(isOver(news) ? [] : factsOf(news)),
			...(message ? [{ label: `From ${name}`, text: message }] : []),
		],
		link: { label: 'See the application', url: hostUrl(settings.siteUrl, row, host) },
		...(what !== 'reminder' && { calendar: hostFile(row, host, news, settings) }),
	});
}

/** Several have this mail, of whom some may have had the application before: it is said who is reminded, not that they are. */
const remindedWords = ({ told, ...row }: InterviewRow) =>
	told.length > 1
		? `The day before, we remind ${studentOf(row)}, and those of your company who get the emails about it then.`
		: 'We remind you both the day before.';

/** Tells those who invite that their times do not suit. */
function noneSuits(
	row: InterviewRow,
	host: Person | null,
	{ message }: InterviewNews,
	settings: Settings,
): OutgoingMail {
	const name = studentOf(row);
	return mailOf({
		to: host?.email ?? bareAddress(settings.officeAddress),
		subject: oneLine(`None of your times suits ${name}: ${programOf(row)}`),
		replyTo: row.email,
		heading: oneLine(`None of your times suits ${name}`),
		paragraphs: [
			...(host ? [greeting(host.name)] : []),
			`${programOf(row)}: ${name} can come at none of the times that you gave.`,
			'Give other times on the page of the application, or reply to this email.',
		],
		quoted: message ? [{ label: `From ${name}`, text: message }] : [],
		link: { label: 'Give other times', url: hostUrl(settings.siteUrl, row, host) },
	});
}

const factsOf = ({ starts_at, minutes, place }: Agreed) => [
	{ label: 'Day', text: dayOfTime(starts_at) },
	{ label: 'Time', text: `${hoursText(starts_at, minutes)}, UK time` },
	...(place ? [{ label: 'Place', text: place }] : []),
];

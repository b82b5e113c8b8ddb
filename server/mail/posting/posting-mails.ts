import { changedLines } from '#schema/employers/draft-words.ts';
import type { Comments } from '#schema/employers/posting.ts';
import { type DraftContent, FIELD_NAMES, fieldNamed } from '#schema/internships/fields.ts';
import { untilEndOf } from '#schema/london-day.ts';
import type { OutgoingMail } from '#server/mail/mail.ts';
import { applicationUrl, bareAddress, greeting, mailOf, oneLine } from '#server/mail/mail-parts.ts';
import type { DraftInDigest } from '#server/mail/office-digests.ts';

/** A draft with its employer. */
export type DraftForMail = {
	id: string;
	email: string;
	name: string | null;
	/** Null while it has none. */
	title: string | null;
	/** Null until it is public. */
	slug: string | null;
	/** Whether the internship was public before. */
	is_change: boolean;
};

/** The words with which staff returned a draft; the row may have changed since. */
export type ReturnWords = { title: string | null; reason: string; comments: Comments };

/** What an internship said before a change, and says since. */
export type ContentChange = { before: DraftContent; after: DraftContent };

/** A change of a public internship, with the applicants who are told of it. */
export type PublicChange = ContentChange & {
	id: string;
	title: string;
	company: string;
	told: { application: string; email: string; name: string | null }[];
};

/** An internship whose correction staff have put back, or that staff have corrected, with its employer. */
export type CorrectedInternship = {
	id: string;
	email: string;
	name: string | null;
	title: string;
	slug: string;
};

export type DraftNotice =
	| 'draft_approved'
	| 'draft_returned'
	| 'draft_last_week'
	| 'draft_last_day';

const draftUrl = (siteUrl: string, id: string) => `${siteUrl}/employer-dashboard/internships/${id}`;

type Words = { heading: string; paragraphs: string[] };

/** @param title in quotation marks, or words for a draft that has none */
type WordsOf = (title: string) => Words;

const changeApproved: WordsOf = (title) => ({
	heading: 'Your change is public',
	paragraphs: [
		`We have approved your change of ${title}. Students see it now.`,
		'We tell everybody who has applied and waits for an answer what has changed.',
	],
});

const words: Record<DraftNotice, WordsOf> = {
	draft_approved: (title) => ({
		heading: 'Your internship is public',
		paragraphs: [
			`We have approved ${title}. Students find it now, and can apply.`,
			'Please answer everyone who applies within the time you promised: we will remind you.',
		],
	}),
	draft_returned: (title) => ({
		heading: 'Your draft needs a change',
		paragraphs: [
			`We have read ${title} and return it to you with the reason below.`,
			'Correct it and submit it again.',
		],
	}),
	draft_last_week: (title) => ({
		heading: 'A draft is deleted in seven days',
		paragraphs: [
			`Nobody has touched ${title} for about six months. In seven days it is deleted.`,
			'To keep it, open it and save it once.',
		],
	}),
	draft_last_day: (title) => ({
		heading: 'A draft is deleted tomorrow',
		paragraphs: [`Tomorrow ${title} is deleted. To keep it, open it and save it once.`],
	}),
};

/** Tells its employer what has happened to a draft. */
export function draftMail(
	draft: DraftForMail,
	kind: DraftNotice,
	siteUrl: string,
	office: string,
	returned: ReturnWords | null = null,
): OutgoingMail {
	const wordsOf = kind === 'draft_approved' && draft.is_change ? changeApproved : words[kind];
	const title = oneLine(returned?.title || draft.title || '');
	const { heading, paragraphs } = wordsOf(title ? `“${title}”` : 'your draft without a title');
	const quoted = returned ? saidOf(returned) : [];
	const isPublic = kind === 'draft_approved' && draft.slug !== null;
	return mailOf({
		to: draft.email,
		subject: oneLine(`${heading}: ${title || 'without a title'}`),
		replyTo: bareAddress(office),
		heading,
		paragraphs: [
			greeting(draft.name),
			...paragraphs,
			...(quoted.length > 1
				? ['Our comments on single fields are below, and beside the fields in the draft.']
				: []),
		],
		quoted,
		link: isPublic
			? { label: 'See it as students do', url: `${siteUrl}/internships/${draft.slug}` }
			: { label: 'Open the draft', url: draftUrl(siteUrl, draft.id) },
	});
}

const saidOf = ({ reason, comments }: ReturnWords) => [
	{ label: 'Reason', text: reason },
	...FIELD_NAMES.flatMap((field) => {
		const text = comments[field];
		const { label, shortLabel = label } = fieldNamed(field);
		return text ? [{ label: shortLabel, text }] : [];
	}),
];

const whatWaits: Record<DraftInDigest['what'], string> = {
	new: 'New',
	corrected: 'Corrected after we returned it',
	change: 'Change of a public internship',
};
/** How many drafts the mail names. */
const NAMED = 20;

/** Tells the office which drafts wait. */
export function waitingDraftsMail(
	drafts: DraftInDigest[],
	siteUrl: string,
	office: string,
): OutgoingMail {
	const heading = drafts.length === 1 ? 'A draft waits' : `${drafts.length} drafts wait`;
	const [first] = drafts;
	const others = drafts.length - NAMED;
	return mailOf({
		to: bareAddress(office),
		subject: oneLine(
			drafts.length === 1 && first ? `${heading}: ${first.title}, ${first.company}` : heading,
		),
		heading,
		paragraphs: [
			'Read each one, then approve it or return it. You have this email once an hour at most.',
		],
		sections: [
			{
				heading: 'Drafts to approve',
				items: drafts.slice(0, NAMED).map(({ id, title, company, what }) => ({
					label: oneLine(title),
					lines: [`${whatWaits[what]}, ${oneLine(company)}`],
					url: `${siteUrl}/staff/drafts/${id}`,
				})),
				...(others > 0 && { note: `And ${others} more.` }),
				links: [],
			},
		],
		link: { label: 'See the drafts', url: `${siteUrl}/staff/drafts` },
	});
}

/** Tells its employer that staff have put a correction back to what they had approved. */
export function putBackMail(
	{ email, name, title, slug }: CorrectedInternship,
	siteUrl: string,
	office: string,
	words: ReturnWords | null,
): OutgoingMail {
	const heading = 'Your correction is not public any more';
	return mailOf({
		to: email,
		subject: oneLine(`${heading}: ${words?.title || title}`),
		replyTo: bareAddress(office),
		heading,
		paragraphs: [
			greeting(name),
			`You corrected “${oneLine(words?.title || title)}”. We have read your correction, and have put back the words that we had approved before it.`,
			'You can correct it again from your dashboard. If anything is unclear, answer this email.',
		],
		quoted: words ? [{ label: 'Reason', text: words.reason }] : [],
		link: { label: 'See it as students do', url: `${siteUrl}/internships/${slug}` },
	});
}

/** Tells its employer what staff have changed in an internship by an import. */
export function correctedByStaffMail(
	{ email, name, title, slug }: CorrectedInternship,
	siteUrl: string,
	office: string,
	{ before, after }: ContentChange,
): OutgoingMail {
	const heading = 'We have corrected your internship';
	return mailOf({
		to: email,
		subject: oneLine(`${heading}: ${title}`),
		replyTo: bareAddress(office),
		heading,
		paragraphs: [
			greeting(name),
			`We have corrected “${oneLine(title)}”: the changes are below, and students see them now. We tell everybody who has applied and waits for an answer what has changed.`,
			'If anything is not right, answer this email, or change it from your dashboard.',
		],
		quoted: changedLines(before, after).map(({ line, before: old }) => ({
			label: line.label,
			text: changeWords(old, line.text),
		})),
		link: { label: 'See it as students do', url: `${siteUrl}/internships/${slug}` },
	});
}

/** A mail to each applicant who waits for an outcome. */
export function changeMails(
	{ title, company, before, after, told }: PublicChange,
	siteUrl: string,
	office: string,
): OutgoingMail[] {
	const changes = changedLines(before, after).filter(
		({ line }) => !fieldNamed(line.field).concernsEmployerOnly,
	);
	const heading = 'An internship you applied to has changed';
	return told.map(({ application, email, name }) =>
		mailOf({
			to: email,
			subject: oneLine(`${heading}: ${title}, ${company}`),
			replyTo: bareAddress(office),
			heading,
			paragraphs: [
				greeting(name),
				`${company} has changed its internship “${oneLine(title)}”: the changes are below. Your application stands. If it no longer suits you, you can withdraw it.`,
			],
			quoted: changes.map(({ line, before: old }) => ({
				label: line.label,
				text: changeWords(old, line.text),
			})),
			link: { label: 'See your application', url: applicationUrl(siteUrl, application) },
		}),
	);
}

/** An internship that takes no applications any more, or for now, and who waits for an outcome. */
export type ClosedToNew = Pick<PublicChange, 'id' | 'title' | 'company'> & {
	status: 'paused' | 'closed';
	told: (PublicChange['told'][number] & { due_on: string | null })[];
};

/** A mail to each applicant who waits for an outcome: nothing changes for them. */
export const closedMails = (
	{ title, company, status, told }: ClosedToNew,
	siteUrl: string,
	office: string,
): OutgoingMail[] =>
	told.map(({ application, email, name, due_on }) => {
		const heading = `An internship you applied to ${status === 'paused' ? 'is paused' : 'has closed'}`;
		return mailOf({
			to: email,
			subject: oneLine(`${heading}: ${title}, ${company}`),
			replyTo: bareAddress(office),
			heading,
			paragraphs: [
				greeting(name),
				`“${oneLine(title)}” at ${company} takes no ${status === 'paused' ? 'new applications for now' : 'more applications'}. Your application stands.`,
				...(due_on === null
					? []
					: [`You will still hear by ${untilEndOf(due_on)}, whatever the answer is.`]),
			],
			link: { label: 'See your application', url: applicationUrl(siteUrl, application) },
		});
	});

/** Longer texts are told by the sentences that are new or gone. */
const LONGEST_WHOLE = 160;
/** How many new and how many removed sentences the mail shows; the page has the rest. */
const MOST_SENTENCES = 8;

function changeWords(before: string, after: string): string {
	if (Math.max(before.length, after.length) <= LONGEST_WHOLE)
		return `${after || 'Nothing'}\n\nBefore:\n${before || 'Nothing'}`;
	const [old, current] = [sentencesOf(before), sentencesOf(after)];
	const lines = [
		...listed(
			'New:',
			current.filter((sentence) => !old.includes(sentence)),
		),
		...listed(
			'No longer there:',
			old.filter((sentence) => !current.includes(sentence)),
		),
	];
	return lines.join('\n') || 'The same sentences, in another order.';
}

function listed(label: string, sentences: string[]): string[] {
	if (sentences.length === 0) return [];
	const more = sentences.length > MOST_SENTENCES ? ['… and more, on its page'] : [];
	return [label, ...sentences.slice(0, MOST_SENTENCES), ...more];
}

const sentencesOf = (text: string) =>
	text
		.split(/(?<=[.!?])\s+|\n/)
		.map((sentence) => sentence.trim())
		.filter((sentence) => sentence !== '');

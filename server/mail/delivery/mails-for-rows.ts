import type { TransactionSql } from 'postgres';
import { accountKinds } from '#server/mail/account-mails.ts';
import { applicationKind } from '#server/mail/applications/application-mails.ts';
import { givenKind } from '#server/mail/applications/given-mails.ts';
import { listingQuestionKinds } from '#server/mail/applications/listing-question-mails.ts';
import { messagesKind } from '#server/mail/applications/message-mails.ts';
import { moveKind } from '#server/mail/applications/move-kind.ts';
import { offerKinds } from '#server/mail/applications/offer-mails.ts';
import { careersKinds } from '#server/mail/careers/careers-mails.ts';
import { colleagueKinds } from '#server/mail/colleagues/colleague-mails.ts';
import { namedKind } from '#server/mail/colleagues/named-mails.ts';
import { deadlineKind } from '#server/mail/deadline-mails.ts';
import { connectionKinds } from '#server/mail/employers/connection-mails.ts';
import { newsKinds } from '#server/mail/employers/news-mails.ts';
import { refusedKinds } from '#server/mail/employers/refused-mails.ts';
import { stopKinds } from '#server/mail/employers/stopped-mails.ts';
import { formKinds } from '#server/mail/form-mails.ts';
import { interviewKinds } from '#server/mail/interviews/interview-kinds.ts';
import type { OutgoingMail } from '#server/mail/mail.ts';
import type { MailKind, MailSettings, Notice } from '#server/mail/mail-kind.ts';
import { postingKinds } from '#server/mail/posting/posting-kinds.ts';
import { promiseKinds } from '#server/mail/promises/promise-mails.ts';
import { reopenedKind } from '#server/mail/reopened-mails.ts';
import { secondStepKind } from '#server/mail/second-step-mails.ts';
import { answerKinds } from '#server/mail/staff/answer-mails.ts';
import { decisionKinds } from '#server/mail/staff/decision-mails.ts';
import { companyAnswerKind, questionKind } from '#server/mail/staff/question-mails.ts';
import { staffRoleKinds } from '#server/mail/staff/role-mails.ts';
import { waitingKind } from '#server/mail/staff/waiting-mails.ts';

/** Every kind of mail that a row in the database leads to (docs/mails.md). */
export const MAIL_KINDS: readonly MailKind[] = [
	...formKinds,
	applicationKind,
	givenKind,
	moveKind,
	messagesKind,
	...listingQuestionKinds,
	...offerKinds,
	...interviewKinds,
	...promiseKinds,
	...newsKinds,
	...colleagueKinds,
	namedKind,
	...careersKinds,
	...connectionKinds,
	...postingKinds,
	...stopKinds,
	...refusedKinds,
	...decisionKinds,
	...answerKinds,
	questionKind,
	companyAnswerKind,
	...staffRoleKinds,
	waitingKind,
	reopenedKind,
	deadlineKind,
	...accountKinds,
	secondStepKind,
];

const kinds = new Map(MAIL_KINDS.map((one) => [one.kind, one]));

/**
 * The mails for rows, in their order; none for a row that has been deleted, one for a row that is due twice.
 * @throws for a kind that is not listed
 */
export async function mailsFor(
	tx: TransactionSql,
	due: Notice[],
	settings: MailSettings,
): Promise<OutgoingMail[]> {
	// An employer's news can have a notice for each of two mornings, and both are due once a stopped server starts.
	const each = due.map((one) => [JSON.stringify([one.kind, one.rowId, one.words]), one] as const);
	const notices = [...new Map(each).values()];
	const mailsOf = new Map<string, (notice: Notice) => OutgoingMail[]>();
	// One after another: a read changes the role of the transaction.
	for (const [name, own] of Map.groupBy(notices, ({ kind }) => kind)) {
		const kind = kinds.get(name);
		if (!kind) throw new Error('There is no mail of this kind.');
		mailsOf.set(name, await kind.prepare(tx, own, settings));
	}
	return notices.flatMap((notice) =>
		(mailsOf.get(notice.kind)?.(notice) ?? []).map((mail) => ({ ...mail, kind: notice.kind })),
	);
}

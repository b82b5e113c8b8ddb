import postgres, { type Sql } from 'postgres';
import { expect } from 'vitest';
import type { DraftContent } from '#schema/internships/fields.ts';
import { daysAfter, londonDay } from '#schema/london-day.ts';
import { acceptCorrection, putBackCorrection } from '#server/deeds/posting/corrections.ts';
import { approveDraft, returnDraft } from '#server/deeds/posting/decide-drafts.ts';
import {
	copyInternship,
	createDraft,
	deleteDraft,
	reviseInternship,
	saveDraft,
	withdrawDraft,
} from '#server/deeds/posting/drafts.ts';
import {
	closeInternship,
	pauseInternship,
	reopenInternship,
} from '#server/deeds/posting/internship-status.ts';
import { submitDraft } from '#server/deeds/posting/submit-draft.ts';
import { carryOutNow } from '#server/deeds/staff/carry-out.ts';
import { claimEntry } from '#server/deeds/staff/claims/claim-entry.ts';
import { forgetApplications } from '#test/rows/forget-applications.ts';
import {
	dropTestDatabases,
	signedUp,
	startTestBackend,
	type TestBackend,
} from '#test/servers/backend.ts';
import { draftFor } from './draft-content.ts';
import { apply as send } from './employer-world.ts';
import { holdNotices } from './held-notices.ts';
import { verifiedEmployer } from './rows-of-people.ts';

/** Two employers, two members of staff and a student, with what they do with drafts and internships. */
export function postingWorld() {
	let started: TestBackend;
	let admin: Sql;
	/** Ids of accounts; `company` is that of `employer`. */
	const people = { employer: '', rival: '', member: '', colleague: '', student: '', company: '' };
	const today = londonDay(new Date());

	async function start() {
		started = await startTestBackend();
		admin = postgres(started.adminUrl, { max: 4 });
		await holdNotices(admin);
		for (const name of ['employer', 'rival', 'member', 'colleague', 'student'] as const)
			people[name] = (await signedUp(started.backend, `${name}@example.org`)).id;
		await admin`insert into public.staff (user_id) values (${people.member}), (${people.colleague})`;
		people.company = await profileOf(people.employer, 'Tidewell Systems');
		await profileOf(people.rival, 'Rival Ropes');
	}

	async function reset() {
		await admin`update public.employers set verified = true`;
		await admin`delete from public.internship_drafts`;
		await admin`delete from public.internships`;
		await admin`alter sequence posting_rules.correction_versions restart`;
		await forgetApplications(admin);
		await admin`delete from outbox.notices`;
		await admin`delete from public.staff_log`;
	}

	async function close() {
		await admin.end();
		await started.close();
		await dropTestDatabases();
	}

	async function profileOf(user: string, name: string): Promise<string> {
		const [row] = await admin<{ id: string }[]>`
			insert into public.employers ${admin(verifiedEmployer(user, name))}
			returning id`;
		return row?.id ?? '';
	}

	const sql = () => started.backend.sql;
	const create = (person: string, content: DraftContent) =>
		createDraft(sql(), { person, content, step: 4 });
	const submit = (person: string, draft: string, version: number) =>
		submitDraft(sql(), { person, draft, version, today });
	/** Without waiting for the ten minutes in which it can be taken back. */
	const approve = async (person: string, draft: string, version: number) => {
		await approveDraft(sql(), { person, draft, version, today });
		await carryOutNow(sql(), { person, draft, today });
	};
	const written = (change: Partial<DraftContent> = {}, person = people.employer): Promise<string> =>
		create(person, draftFor(today, change));
	async function submitted(change: Partial<DraftContent> = {}): Promise<string> {
		const id = await written(change);
		await submit(people.employer, id, 1);
		return id;
	}
	async function published(change: Partial<DraftContent> = {}): Promise<string> {
		const id = await submitted(change);
		await approve(people.member, id, 2);
		const [row] = await admin<{ internship_id: string }[]>`
			select internship_id from public.internship_drafts where id = ${id}`;
		return row?.internship_id ?? '';
	}

	return {
		start,
		reset,
		close,
		people,
		today,
		get backend() {
			return started.backend;
		},
		get admin() {
			return admin;
		},
		sql,
		create,
		save: (person: string, draft: string, version: number, content: DraftContent) =>
			saveDraft(sql(), { person, draft, version, content, step: 4 }),
		remove: (person: string, draft: string) => deleteDraft(sql(), { person, draft }),
		submit,
		withdraw: (person: string, draft: string) => withdrawDraft(sql(), { person, draft }),
		claim: (person: string, id: string) => claimEntry(sql(), { person, kind: 'draft', id }),
		approve,
		sendBack: (person: string, draft: string, version: number, reason: string, comments = {}) =>
			returnDraft(sql(), { person, draft, version, reason, comments }),
		revise: (person: string, internship: string) => reviseInternship(sql(), { person, internship }),
		copy: (person: string, internship: string) => copyInternship(sql(), { person, internship }),
		pause: (person: string, internship: string) => pauseInternship(sql(), { person, internship }),
		end: (person: string, internship: string) => closeInternship(sql(), { person, internship }),
		reopen: (person: string, internship: string, days: number, most: number | null = null) =>
			reopenInternship(sql(), {
				person,
				internship,
				deadline: daysAfter(today, days),
				most_applications: most,
				today,
			}),
		accept: (person: string, internship: string, version: number) =>
			acceptCorrection(sql(), { person, internship, version }),
		putBack: (person: string, internship: string, version: number, reason: string) =>
			putBackCorrection(sql(), { person, internship, version, reason }),
		refusal: (status: number, code?: string) =>
			expect.objectContaining({ status, ...(code && { code }) }),
		draftOf: async (id: string) => {
			const [row] = await admin<{ state: string; version: number }[]>`
				select state, version from public.internship_drafts where id = ${id}`;
			return row ?? { state: 'none', version: 0 };
		},
		written,
		submitted,
		published,
		rowOf: async (id: string) =>
			(await admin`select * from public.internships where id = ${id}`)[0],
		/** The kinds of notices, but those that drafts wait. */
		kinds: async () => {
			const rows = await admin<{ kind: string }[]>`
				select kind from outbox.notices where kind <> 'drafts_waiting' order by kind`;
			return rows.map(({ kind }) => kind);
		},
		apply: (internship: string) => send(sql(), admin, people.student, internship),
	};
}

import type { Sql } from 'postgres';
import { calendarName } from '#server/calendar/deadlines.ts';
import { orNoAnswer } from '#server/http/api-error.ts';
import { programOf } from '#server/mail/mail-parts.ts';
import { hostFile, type Settings, studentFile, studentOf } from './interview-file.ts';
import { readHeld } from './interview-kinds.ts';

/** A calendar file, and what it is called. */
type SavedFile = { content: string; name: string };

/**
 * The invitation that was mailed to a student, to be saved once more.
 * @param application one of the caller’s own
 * @returns null where it has no interview that is to come
 * @throws {ApiError} 503
 */
export async function fileForStudent(
	sql: Sql,
	application: string,
	settings: Settings,
): Promise<SavedFile | null> {
	const held = await orNoAnswer(sql.begin((tx) => readHeld(tx, application)));
	if (!held) return null;
	const { row, news } = held;
	return {
		content: studentFile(row, news, settings),
		name: calendarName('Interview', programOf(row)),
	};
}

/**
 * The same for who meets the student: a member of the company, or the office.
 * @param application one that the caller answers
 * @param email of the member; null for the office
 */
export async function fileForHost(
	sql: Sql,
	application: string,
	email: string | null,
	settings: Settings,
): Promise<SavedFile | null> {
	const held = await orNoAnswer(sql.begin((tx) => readHeld(tx, application)));
	if (!held) return null;
	const { row, news } = held;
	const told = row.told.find((one) => one.email === email);
	// Those who are not told were sent none: theirs has the name of the company.
	const host = email === null ? null : (told ?? { email, name: null });
	return {
		content: hostFile(row, host, news, settings),
		name: calendarName('Interview', studentOf(row), programOf(row)),
	};
}

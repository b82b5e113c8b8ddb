import type { Sql, TransactionSql } from 'postgres';
import { daysAfter, hasPassed } from '#schema/london-day.ts';
import {
	type NewPersonRequest,
	RECEIVED_WITHIN_DAYS,
	requestDueOn,
} from '#schema/staff/person-requests.ts';
import { conflict, deed, notFound, unprocessable } from '#server/deeds/deed.ts';
import { noteInLog, requireStaff } from './staff.ts';

type Registered = NewPersonRequest & {
	person: string;
	/** The account of the member of staff. */
	staff: string;
	/** ISO date in Europe/London. */
	today: string;
};

/**
 * Enters what somebody asks of their data, with the day by which it is answered.
 * @returns the id of the request
 * @throws {ApiError} 404, 422 received_on
 */
export const registerRequest = (
	sql: Sql,
	{ staff, today, kind, person, received_on, note }: Registered,
): Promise<string> =>
	deed(sql, async (tx) => {
		await requireStaff(tx, staff);
		if (received_on > today || received_on < daysAfter(today, -RECEIVED_WITHIN_DAYS))
			throw unprocessable(
				'received_on',
				'Enter the day on which it was received: today, or within the last year.',
			);
		const [request] = await tx<{ id: string }[]>`
			insert into public.person_requests (kind, person, received_on, due_on, note)
			values (${kind}, ${person.trim()}, ${received_on}, ${requestDueOn(received_on)}, ${note?.trim() || null})
			returning id`;
		if (!request) throw new Error('The database stored no request.');
		await noteInLog(tx, staff, { action: 'register', subject: 'request', id: request.id });
		return request.id;
	});

type Step = {
	staff: string;
	/** The id of the request. */
	request: string;
	/** Why, or what was done. */
	words: string;
};

/**
 * Adds two months to the time of a request, with the reason. The law asks for it within the first month.
 * @param today ISO date in Europe/London
 * @throws {ApiError} 404; 409 closed, extended; 422 too_late
 */
export const extendRequest = (
	sql: Sql,
	{ staff, request: id, words, today }: Step & { today: string },
): Promise<void> =>
	deed(sql, async (tx) => {
		await requireStaff(tx, staff);
		const { received_on, due_on, extension } = await lockOpen(tx, id);
		if (extension !== null)
			throw conflict('extended', 'A colleague has added the two months in the meantime.');
		if (hasPassed(due_on, today))
			throw unprocessable('too_late', 'The first month is over: it can no longer be extended.');
		await tx`
			update public.person_requests set extension = ${words}, due_on = ${requestDueOn(received_on, true)}
			where id = ${id}`;
		await noteInLog(tx, staff, { action: 'extend', subject: 'request', id, detail: words });
	});

/** Closes a request, with what was done. @throws {ApiError} 404, 409 closed */
export const closeRequest = (sql: Sql, { staff, request: id, words }: Step): Promise<void> =>
	deed(sql, async (tx) => {
		await requireStaff(tx, staff);
		await lockOpen(tx, id);
		await tx`
			update public.person_requests set closed_at = clock_timestamp(), outcome = ${words}
			where id = ${id}`;
		await noteInLog(tx, staff, { action: 'close', subject: 'request', id, detail: words });
	});

type Open = { received_on: string; due_on: string; extension: string | null };

/** @throws {ApiError} 404, 409 closed */
async function lockOpen(tx: TransactionSql, id: string): Promise<Open> {
	const [request] = await tx<(Open & { closed: boolean })[]>`
		select received_on::text, due_on::text, extension, closed_at is not null as closed
		from public.person_requests where id = ${id} for update`;
	if (!request) throw notFound('There is no such request.');
	if (request.closed) throw conflict('closed', 'A colleague has closed this in the meantime.');
	return request;
}

import type { Sql } from 'postgres';
import type { Clock } from '#schema/server-services.ts';
import {
	newPersonRequest,
	type PersonRequest,
	requestClosing,
	requestExtension,
} from '#schema/staff/person-requests.ts';
import { type Call, post } from '#server/api/calls.ts';
import { bodyOf, idIn } from '#server/api/request-parts.ts';
import { notFound } from '#server/deeds/deed.ts';
import {
	closeRequest,
	extendRequest,
	registerRequest,
} from '#server/deeds/staff/person-requests.ts';
import { json } from '#server/http/api-error.ts';
import { listForStaff, newestFirst, oldestFirst, pageAfter } from './for-staff.ts';

const noRequest = () => notFound('There is no such request.');

/**
 * What people ask of their data: `GET /requests` lists it, by the day by which it is due; `POST /requests` enters one,
 * `/requests/:id/extend` and `/requests/:id/close` go on with it.
 */
export const personRequests = (sql: Sql, clock: Clock): Call[] => [
	listForStaff('requests', sql, {
		from: (tx, { show, q }) => tx`
			from public.person_requests
			where (closed_at is null) = ${show === 'open'} and (${q} = '' or public.has_typed(${q}, person, kind))`,
		filters: (tx) => ({
			access: tx`kind = 'access'`,
			erasure: tx`kind = 'erasure'`,
			correction: tx`kind = 'correction'`,
			complaint: tx`kind = 'complaint'`,
		}),
		rows: (tx, { show, from, ...page }) => {
			const isOpen = show === 'open';
			const moment = isOpen
				? oldestFirst(tx, tx`due_on::timestamp`)
				: newestFirst(tx, tx`closed_at`);
			return tx<{ item: PersonRequest; moment: string }[]>`
				select to_jsonb(page) - 'moment' as item, moment from (
					select ${moment} as moment, id, kind, person, received_on, due_on, note, extension, closed_at, outcome
					${from} ${pageAfter(tx, page, moment, tx`id`)}
				) as page`;
		},
	}),
	post('/requests', 'staff', async ({ id: staff }, { req }) => {
		const given = await bodyOf(req.raw, newPersonRequest);
		const id = await registerRequest(sql, { ...given, staff, today: clock.today() });
		return json({ id }, 201);
	}),
	post('/requests/:id/extend', 'staff', async ({ id: staff }, context) => {
		const request = idIn(context, noRequest);
		const { reason } = await bodyOf(context.req.raw, requestExtension);
		await extendRequest(sql, { staff, request, words: reason.trim(), today: clock.today() });
		return { extended: true };
	}),
	post('/requests/:id/close', 'staff', async ({ id: staff }, context) => {
		const request = idIn(context, noRequest);
		const { outcome } = await bodyOf(context.req.raw, requestClosing);
		await closeRequest(sql, { staff, request, words: outcome.trim() });
		return { closed: true };
	}),
];

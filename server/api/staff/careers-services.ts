import { newAdviser, newCareersService } from '#schema/careers/careers-services.ts';
import { type Call, type CallTools, get, post } from '#server/api/calls.ts';
import { readCareersServices } from '#server/api/careers/careers-rows.ts';
import { countInvitation } from '#server/api/invitation-mails.ts';
import { bodyOf, idIn, noBody } from '#server/api/request-parts.ts';
import { noService } from '#server/deeds/careers/advisers.ts';
import {
	admitService,
	endService,
	inviteAdviser,
	removeAdviser,
	requireMayAdmit,
	sendAdviserInvitationAgain,
	withdrawAdviserInvitation,
} from '#server/deeds/careers/services.ts';
import { json } from '#server/http/api-error.ts';

/**
 * Careers services of universities, for administrators: `GET /careers-services` names them, `POST /careers-services` admits
 * one and invites its first person. `/:id/invite` invites another one, `/:id/end` ends it. `/invitations/:id/again` and
 * `/withdraw` send and end an invitation, `/advisers/:id/remove` removes an adviser.
 */
export function staffCareersServices({ backend, limits }: CallTools): Call[] {
	const { sql, sendNotices } = backend;
	const at = (path: string) => `/careers-services${path}`;
	const countMail = async (person: string, email: string) => {
		await requireMayAdmit(sql, person);
		await countInvitation(limits, email);
	};
	/** A step about an invitation or account, which takes no body. */
	const step = (path: string, work: typeof removeAdviser) =>
		post(at(path), 'staff', async ({ id: person }, context) => {
			const id = idIn(context, noService);
			await bodyOf(context.req.raw, noBody);
			await work(sql, { person, id });
			sendNotices();
		});
	return [
		get(at(''), 'read', ({ id }) => readCareersServices(sql, id)),
		post(at(''), 'staff', async ({ id: person }, { req }) => {
			const given = await bodyOf(req.raw, newCareersService);
			await countMail(person, given.email);
			const id = await admitService(sql, { ...given, person });
			sendNotices();
			return json({ id }, 201);
		}),
		post(at('/:id/invite'), 'staff', async ({ id: person }, context) => {
			const service = idIn(context, noService);
			const { email } = await bodyOf(context.req.raw, newAdviser);
			await countMail(person, email);
			await inviteAdviser(sql, { person, service, email });
			sendNotices();
		}),
		step('/:id/end', (database, { person, id }) => endService(database, { person, service: id })),
		step('/invitations/:id/again', sendAdviserInvitationAgain),
		step('/invitations/:id/withdraw', withdrawAdviserInvitation),
		step('/advisers/:id/remove', removeAdviser),
	];
}

import { newAdviser, newCareersService } from '#schema/careers/careers-services.ts';
import { type Call, type CallTools, get, post } from '#server/api/calls.ts';
import { readCareersServices } from '#server/api/careers/careers-rows.ts';
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
import { ApiError, json } from '#server/http/api-error.ts';

/**
 * Careers services of universities, for administrators: `GET /careers-services` names them, `POST /careers-services` admits
 * one and invites its first person. `/:id/invite` invites another one, `/:id/end` ends it. `/invitations/:id/again` and
 * `/withdraw` send and end an invitation, `/advisers/:id/remove` removes an adviser.
 */
export function staffCareersServices({ backend, limits }: CallTools): Call[] {
	const { sql, sendNotices } = backend;
	const at = (path: string) => `/careers-services${path}`;
	/** Sent again and again, invitations would fill a mailbox. */
	const takeMail = async (person: string, email: string) => {
		await requireMayAdmit(sql, person);
		if (!(await limits.mayMail('invitation', email)))
			throw new ApiError(
				429,
				'over_email_send_rate_limit',
				'This address was invited several times in the last hour. Try again in an hour.',
			);
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
			await takeMail(person, given.email);
			const id = await admitService(sql, { ...given, person });
			sendNotices();
			return json({ id }, 201);
		}),
		post(at('/:id/invite'), 'staff', async ({ id: person }, context) => {
			const service = idIn(context, noService);
			const { email } = await bodyOf(context.req.raw, newAdviser);
			await takeMail(person, email);
			await inviteAdviser(sql, { person, service, email });
			sendNotices();
		}),
		step('/:id/end', (database, { person, id }) => endService(database, { person, service: id })),
		step('/invitations/:id/again', sendAdviserInvitationAgain),
		step('/invitations/:id/withdraw', withdrawAdviserInvitation),
		step('/advisers/:id/remove', removeAdviser),
	];
}

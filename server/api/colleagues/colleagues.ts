import type { Context, Hono } from 'hono';
import { changedRole, departure, newInvitation } from '#schema/employers/colleagues.ts';
import { answerCalls, type CallTools, get, post } from '#server/api/calls.ts';
import { countInvitation } from '#server/api/invitation-mails.ts';
import { bodyOf, idIn, noBody } from '#server/api/request-parts.ts';
import {
	acceptInvitation,
	declineInvitation,
	readInvitation,
} from '#server/deeds/colleagues/answer-invitation.ts';
import { noCompany } from '#server/deeds/colleagues/company.ts';
import {
	inviteColleague,
	noInvitation,
	requireMayInvite,
	sendInvitationAgain,
	withdrawInvitation,
} from '#server/deeds/colleagues/invitations.ts';
import { changeRole, leaveCompany, removeColleague } from '#server/deeds/colleagues/members.ts';
import { json } from '#server/http/api-error.ts';
import { readColleagues } from './colleague-rows.ts';

/**
 * Who belongs to a company: `GET /` names the members, and for owners the invitations; `POST /` invites, `/invitations/:id/again`
 * mails an invitation once more, `/invitations/:id/withdraw` ends it; `/members/:id/role` and `/members/:id/remove` change and end a
 * membership, `/leave` one's own. Whoever is invited reads `GET /invitations/:id`, and accepts or declines it. Shapes are in
 * schema/employers/colleagues.ts; errors are {code, message}.
 */
export function colleagues(tools: CallTools): Hono {
	const { limits } = tools;
	const { sql, sendNotices } = tools.backend;
	/** A step about an invitation, which takes no body. */
	const step = (path: string, work: typeof acceptInvitation) =>
		post(path, 'employer', async ({ id: person }, context) => {
			const id = invitationIn(context);
			await bodyOf(context.req.raw, noBody);
			await work(sql, { person, id });
			sendNotices();
		});
	return answerCalls(tools, [
		get('/', 'read', ({ id }) => readColleagues(sql, id)),
		post('/', 'employer', async ({ id: person }, { req }) => {
			const invitation = await bodyOf(req.raw, newInvitation);
			await requireMayInvite(sql, person);
			await countInvitation(limits, invitation.email);
			const id = await inviteColleague(sql, { ...invitation, person });
			sendNotices();
			return json({ id }, 201);
		}),
		get('/invitations/:id', 'read', ({ id: person }, context) =>
			readInvitation(sql, { person, id: invitationIn(context) }),
		),
		step('/invitations/:id/again', sendInvitationAgain),
		step('/invitations/:id/withdraw', withdrawInvitation),
		step('/invitations/:id/accept', acceptInvitation),
		step('/invitations/:id/decline', declineInvitation),
		post('/members/:id/role', 'employer', async ({ id: person }, context) => {
			const colleague = idIn(context, noCompany);
			const change = await bodyOf(context.req.raw, changedRole);
			await changeRole(sql, { ...change, person, colleague });
			sendNotices();
		}),
		post('/members/:id/remove', 'employer', async ({ id: person }, context) => {
			const colleague = idIn(context, noCompany);
			const { successor } = await bodyOf(context.req.raw, departure);
			await removeColleague(sql, { person, colleague, successor });
			sendNotices();
		}),
		post('/leave', 'employer', async ({ id: person }, { req }) => {
			const { successor } = await bodyOf(req.raw, departure);
			await leaveCompany(sql, { person, successor });
			sendNotices();
		}),
	]);
}

const invitationIn = (context: Context) => idIn(context, noInvitation);

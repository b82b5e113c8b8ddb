import type { Context, Hono } from 'hono';
import { newConsent } from '#schema/careers/consent.ts';
import { answerCalls, type CallTools, get, post } from '#server/api/calls.ts';
import { beforeIn, bodyOf, idIn, noBody } from '#server/api/request-parts.ts';
import {
	acceptAdviserInvitation,
	declineAdviserInvitation,
	noInvitation,
	readAdviserInvitation,
} from '#server/deeds/careers/answer-invitation.ts';
import { giveConsent, takeConsentBack } from '#server/deeds/careers/consents.ts';
import { lookAtAgreed } from '#server/deeds/careers/look.ts';
import { readOwnConsent } from './careers-rows.ts';

/**
 * Careers services of universities: `GET /` is what an adviser may read; whoever is invited reads `GET /invitations/:id`, and
 * accepts or declines it. A student reads `GET /consent`, agrees by `POST /consent` and takes it back by `POST /consent/end`.
 * Shapes are in schema/careers; errors are {code, message}.
 */
export function careers(tools: CallTools): Hono {
	const { clock } = tools.services;
	const { sql, sendNotices } = tools.backend;
	const answer = (path: string, work: typeof acceptAdviserInvitation) =>
		post(path, 'careers', async ({ id: person }, context) => {
			const id = invitationIn(context);
			await bodyOf(context.req.raw, noBody);
			await work(sql, { person, id });
		});
	return answerCalls(tools, [
		get('/', 'careers', ({ id: person }, { req }) =>
			lookAtAgreed(sql, { person, today: clock.today(), before: beforeIn(req.query()) }),
		),
		get('/invitations/:id', 'read', ({ id: person }, context) =>
			readAdviserInvitation(sql, { person, id: invitationIn(context) }),
		),
		answer('/invitations/:id/accept', acceptAdviserInvitation),
		answer('/invitations/:id/decline', declineAdviserInvitation),
		get('/consent', 'read', ({ id }) => readOwnConsent(sql, id)),
		post('/consent', 'careers', async ({ id: person }, { req }) => {
			const consent = await bodyOf(req.raw, newConsent);
			await giveConsent(sql, { ...consent, person });
			sendNotices();
		}),
		// To take it back is not to be refused to somebody who has changed it often.
		post('/consent/end', 'read', async ({ id: person }, { req }) => {
			await bodyOf(req.raw, noBody);
			await takeConsentBack(sql, person);
			sendNotices();
		}),
	]);
}

const invitationIn = (context: Context) => idIn(context, noInvitation);

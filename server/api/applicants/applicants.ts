import { type Context, Hono } from 'hono';
import {
	chosenApplications,
	hostMove,
	hostMoves,
	messageTemplate,
	newNote,
} from '#schema/applications/applicant-calls.ts';
import { filtersIn } from '#schema/applications/applicant-filters.ts';
import type { Host } from '#schema/applications/applicants.ts';
import { files, type Surroundings } from '#server/api/applicants/files.ts';
import { hostApplications } from '#server/api/applicants/host-applications.ts';
import { bodyOf, idIn } from '#server/api/request-parts.ts';
import { forSignedIn, only } from '#server/api/signed-in.ts';
import { noApplication } from '#server/deeds/applications/applications.ts';
import { answerApiErrors, json } from '#server/http/api-error.ts';

/** A move of 500 applications with a message of any script. */
const LARGEST_BODY = 96 * 1024;

/**
 * What those who answer applications do with them: the same calls for employers and for staff, under their
 * own paths. Shapes are in schema/applications/applicants.ts; errors are {code, message}.
 */
export function applicants(surroundings: Surroundings, host: Host): Hono {
	const { services, config, backend, limits } = surroundings;
	const applications = hostApplications(services, backend.sql, host);
	const answered = forSignedIn(config, backend, limits);
	const app = new Hono();
	app.onError(answerApiErrors);

	app.use('/applications', only('GET', 'HEAD'));
	app.get(
		'/applications',
		answered('read', async ({ id }, context) =>
			json(await applications.page(id, filtersOf(context))),
		),
	);
	app.use('/applications/matching', only('GET', 'HEAD'));
	app.get(
		'/applications/matching',
		answered('read', async ({ id }, context) =>
			json(await applications.matching(id, filtersOf(context))),
		),
	);
	app.use('/applications/moves', only('POST'));
	app.post(
		'/applications/moves',
		answered('answer', async ({ id }, { req }) =>
			json(await applications.moveMany(id, await bodyOf(req.raw, hostMoves, LARGEST_BODY))),
		),
	);
	app.use('/applications/take-backs', only('POST'));
	app.post(
		'/applications/take-backs',
		answered('answer', async ({ id }, { req }) => {
			const { ids } = await bodyOf(req.raw, chosenApplications, LARGEST_BODY);
			return json(await applications.takeBackMany(id, ids));
		}),
	);
	app.use('/message-templates', only('GET', 'HEAD', 'POST'));
	app.get(
		'/message-templates',
		answered('read', async ({ id }) => json(await applications.templates(id))),
	);
	app.post(
		'/message-templates',
		answered('answer', async ({ id }, { req }) => {
			const { to, text } = await bodyOf(req.raw, messageTemplate);
			return json(await applications.changeTemplate(id, to, text));
		}),
	);
	app.use('/applications/:id', only('GET', 'HEAD'));
	app.get(
		'/applications/:id',
		answered('read', async ({ id }, context) =>
			json(await applications.one(id, idIn(context, noApplication))),
		),
	);
	app.use('/applications/:id/move', only('POST'));
	app.post(
		'/applications/:id/move',
		answered('answer', async ({ id }, context) => {
			const application = idIn(context, noApplication);
			return json(
				await applications.move(id, application, await bodyOf(context.req.raw, hostMove)),
			);
		}),
	);
	app.use('/applications/:id/take-back', only('POST'));
	app.post(
		'/applications/:id/take-back',
		answered('answer', async ({ id }, context) =>
			json(await applications.takeBack(id, idIn(context, noApplication))),
		),
	);
	app.use('/applications/:id/notes', only('POST'));
	app.post(
		'/applications/:id/notes',
		answered('answer', async ({ id }, context) => {
			const application = idIn(context, noApplication);
			const { text } = await bodyOf(context.req.raw, newNote);
			return json(await applications.note(id, application, text));
		}),
	);
	app.use('/applications/:id/notes/:note/delete', only('POST'));
	app.post(
		'/applications/:id/notes/:note/delete',
		answered('answer', async ({ id }, context) =>
			json(
				await applications.deleteNote(
					id,
					idIn(context, noApplication),
					idIn(context, noApplication, 'note'),
				),
			),
		),
	);
	app.route('/', files(surroundings, applications, host));
	return app;
}

const filtersOf = ({ req }: Context) => filtersIn(new URL(req.url).searchParams);

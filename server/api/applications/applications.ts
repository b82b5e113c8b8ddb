import { Hono } from 'hono';
import * as v from 'valibot';
import { newApplication, studentMove } from '#schema/applications/student-applications.ts';
import { messageReport } from '#schema/report.ts';
import type { ServerServices } from '#schema/server-services.ts';
import { internshipSlug, uuid } from '#schema/text.ts';
import {
	noInternship,
	studentApplications,
} from '#server/api/applications/student-applications.ts';
import { bodyOf, idIn } from '#server/api/request-parts.ts';
import { forSignedIn, only } from '#server/api/signed-in.ts';
import type { Backend } from '#server/backend/types.ts';
import type { RunningConfig } from '#server/config.ts';
import { noApplication } from '#server/deeds/applications/applications.ts';
import { answerApiErrors, invalid, json } from '#server/http/api-error.ts';
import type { Limits } from '#server/http/rate-limits/rate-limits.ts';
import { savedFile } from '#server/http/saved-file.ts';

const LIST = '/applications';
const ONE = '/applications/:id';
const MOVE = '/applications/:id/move';
const TAKE_BACK = '/applications/:id/take-back';
const REPORT = '/applications/:id/report';
const CV = '/applications/:id/cv';
const TARGET = '/internships/:slug/application';

/**
 * A student’s applications: each call needs a token and is answered with what its
 * person may see. Shapes are in schema/applications/student-applications.ts; errors are {code, message}.
 */
export function applications(
	services: ServerServices,
	config: RunningConfig,
	backend: Backend,
	limits: Limits,
): Hono {
	const student = studentApplications(services, backend.sql);
	const answered = forSignedIn(config, backend, limits);
	const app = new Hono();
	app.onError(answerApiErrors);
	app.use(LIST, only('GET', 'HEAD', 'POST'));
	app.get(
		LIST,
		answered('read', async ({ id }, { req }) =>
			json(await student.page(id, beforeIn(req.query()))),
		),
	);
	app.post(
		LIST,
		answered('application', async (user, { req }) => {
			const sent = await bodyOf(req.raw, newApplication);
			return json(await student.send(user, sent), 201);
		}),
	);
	app.use(ONE, only('GET', 'HEAD'));
	app.get(
		ONE,
		answered('read', async ({ id }, context) =>
			json(await student.one(id, idIn(context, noApplication))),
		),
	);
	app.use(MOVE, only('POST'));
	app.post(
		MOVE,
		answered('application', async ({ id }, context) => {
			const application = idIn(context, noApplication);
			return json(await student.move(id, application, await bodyOf(context.req.raw, studentMove)));
		}),
	);
	app.use(TAKE_BACK, only('POST'));
	app.post(
		TAKE_BACK,
		answered('application', async ({ id }, context) =>
			json(await student.takeBack(id, idIn(context, noApplication))),
		),
	);
	app.use(REPORT, only('POST'));
	app.post(
		REPORT,
		answered('report', async ({ id }, context) => {
			const application = idIn(context, noApplication);
			await student.report(id, application, await bodyOf(context.req.raw, messageReport));
			return json({ reported: true }, 201);
		}),
	);
	app.use(CV, only('GET', 'HEAD'));
	app.get(
		CV,
		answered('read', async ({ id }, context) => {
			const { name, content } = await student.cv(id, idIn(context, noApplication));
			return savedFile(new Uint8Array(content), 'application/pdf', name);
		}),
	);
	app.use(TARGET, only('GET', 'HEAD'));
	app.get(
		TARGET,
		answered('read', async ({ id }, { req }) => {
			const slug = v.safeParse(internshipSlug, req.param('slug'));
			if (!slug.success) throw noInternship();
			return json(await student.target(id, slug.output));
		}),
	);
	return app;
}

function beforeIn({ before, ...others }: Record<string, string>): string | undefined {
	const known = v.safeParse(v.optional(uuid), before);
	if (!known.success || Object.keys(others).length > 0) throw invalid('The query is not valid.');
	return known.output;
}

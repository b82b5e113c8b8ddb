import type { Hono } from 'hono';
import * as v from 'valibot';
import {
	newApplication,
	studentMove,
	withdrawnTogether,
} from '#schema/applications/student-applications.ts';
import { limits } from '#schema/limits.ts';
import { messageReport } from '#schema/report.ts';
import { internshipSlug, requiredText } from '#schema/text.ts';
import {
	noInternship,
	studentApplications,
} from '#server/api/applications/student-applications.ts';
import { answerCalls, type CallTools, get, post } from '#server/api/calls.ts';
import { beforeIn, bodyOf, idIn } from '#server/api/request-parts.ts';
import { noApplication } from '#server/deeds/applications/applications.ts';
import { invalid, json } from '#server/http/api-error.ts';
import { savedFile } from '#server/http/saved-file.ts';

/**
 * A student’s applications: each call is answered with what its person may see. Shapes are in
 * schema/applications/student-applications.ts.
 */
export function applications(tools: CallTools): Hono {
	const student = studentApplications(tools.services, tools.backend.sql);
	return answerCalls(tools, [
		get('/applications', 'read', async ({ id }, { req }) =>
			student.page(id, beforeIn(req.query())),
		),
		post('/applications', 'application', async (user, { req }) =>
			json(await student.send(user, await bodyOf(req.raw, newApplication)), 201),
		),
		get('/applications/named', 'read', async (_, { req }) => student.named(nameIn(req.query()))),
		get('/applications/:id', 'read', async ({ id }, context) =>
			student.one(id, idIn(context, noApplication)),
		),
		post('/applications/:id/move', 'application', async ({ id }, context) => {
			const application = idIn(context, noApplication);
			return student.move(id, application, await bodyOf(context.req.raw, studentMove));
		}),
		post('/applications/:id/take-back', 'application', async ({ id }, context) =>
			student.takeBack(id, idIn(context, noApplication)),
		),
		post('/applications/:id/withdraw-others', 'application', async ({ id }, context) => {
			const application = idIn(context, noApplication);
			const { applications } = await bodyOf(context.req.raw, withdrawnTogether);
			return student.withdrawOthers(id, application, applications);
		}),
		post('/applications/:id/report', 'report', async ({ id }, context) => {
			const application = idIn(context, noApplication);
			await student.report(id, application, await bodyOf(context.req.raw, messageReport));
			return json({ reported: true }, 201);
		}),
		get('/applications/:id/cv', 'read', async ({ id }, context) => {
			const { name, content } = await student.cv(id, idIn(context, noApplication));
			return savedFile(new Uint8Array(content), 'application/pdf', name);
		}),
		get('/internships/:slug/application', 'read', async ({ id }, { req }) => {
			const slug = v.safeParse(internshipSlug, req.param('slug'));
			if (!slug.success) throw noInternship();
			return student.target(id, slug.output);
		}),
	]);
}

function nameIn({ name, ...others }: Record<string, string>): string {
	const known = v.safeParse(requiredText(limits.programName), name);
	if (!known.success || Object.keys(others).length > 0) throw invalid('The query is not valid.');
	return known.output;
}

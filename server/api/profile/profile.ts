import { Hono } from 'hono';
import { savedSection } from '#schema/students/whole-profile.ts';
import { cvFrom, nameOf, readProfile } from '#server/api/profile/cv-from-profile.ts';
import { saveSection } from '#server/api/profile/profile-rows.ts';
import { uploadedCv } from '#server/api/profile/uploaded-cv.ts';
import { forSignedIn, only } from '#server/api/signed-in.ts';
import type { Backend } from '#server/backend/types.ts';
import type { RunningConfig } from '#server/config.ts';
import { prepareThreads } from '#server/cv/cv-thread.ts';
import { ApiError, answerApiErrors, json } from '#server/http/api-error.ts';
import type { Limits } from '#server/http/rate-limits/rate-limits.ts';
import { readJson } from '#server/http/read-body.ts';
import { refused } from '#server/http/refused.ts';
import { savedFile } from '#server/http/saved-file.ts';
import { parsed } from '#server/http/validate.ts';
import { asWritingPerson } from '#server/postgres/as-person.ts';

/** Ten entries of fifteen hundred characters, of up to three bytes each. */
const LARGEST_SECTION = 64 * 1024;

/** A student’s profile, each section saved on its own. Shapes are in schema/students/whole-profile.ts. */
export function profile(config: RunningConfig, backend: Backend, limits: Limits): Hono {
	const { sql } = backend;
	const answered = forSignedIn(config, backend, limits);
	const app = new Hono();
	app.onError(answerApiErrors);
	app.use('/', only('GET', 'HEAD', 'POST'));
	app.get(
		'/',
		answered('read', async (user) => {
			prepareThreads();
			return json(await readProfile(sql, user));
		}),
	);
	app.post(
		'/',
		answered('profile', async (user, { req }) => {
			const section = parsed(savedSection, await readJson(req.raw, LARGEST_SECTION));
			const name = nameOf(user);
			const saved = await asWritingPerson(sql, user.id, (tx) =>
				saveSection(tx, user.id, section, name),
			).catch(refused);
			if (!saved) throw changedElsewhere();
			return json(await readProfile(sql, user));
		}),
	);
	app.use('/made-cv', only('GET', 'HEAD'));
	app.get(
		'/made-cv',
		answered('cv', async (user, { req }) => {
			const saved = await readProfile(sql, user);
			const { name, pdf } = await cvFrom(user, saved, req.query('leave-out') === 'yes');
			return savedFile(new Uint8Array(pdf), 'application/pdf', name);
		}),
	);
	app.route('/cv', uploadedCv(config, backend, limits));
	return app;
}

const changedElsewhere = () =>
	new ApiError(
		409,
		'changed_elsewhere',
		'This section has been changed in another tab or on another device.',
	);

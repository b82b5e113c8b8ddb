import type { Hono } from 'hono';
import { savedSection } from '#schema/students/whole-profile.ts';
import { answerCalls, type CallTools, get, post } from '#server/api/calls.ts';
import { prepareThreads } from '#server/cv/cv-thread.ts';
import { ApiError, refused } from '#server/http/api-error.ts';
import { parsed, readJson } from '#server/http/read-body.ts';
import { savedFile } from '#server/http/sent-files.ts';
import { asWritingPerson } from '#server/postgres/as-person.ts';
import { cvCalls } from './cv-calls.ts';
import { cvFrom, nameOf, readProfile, saveSection } from './profile-rows.ts';

/** Ten entries of fifteen hundred characters, of up to three bytes each. */
const LARGEST_SECTION = 64 * 1024;

/** A student’s profile, each section saved on its own. Shapes are in schema/students/whole-profile.ts. */
export function profile(tools: CallTools): Hono {
	const { sql } = tools.backend;
	return answerCalls(tools, [
		get('/', 'read', async (user) => {
			prepareThreads();
			return readProfile(sql, user);
		}),
		post('/', 'profile', async (user, { req }) => {
			const section = parsed(savedSection, await readJson(req.raw, LARGEST_SECTION));
			const name = nameOf(user);
			const saved = await asWritingPerson(sql, user.id, (tx) =>
				saveSection(tx, user.id, section, name),
			).catch(refused);
			if (!saved) throw changedElsewhere();
			return readProfile(sql, user);
		}),
		get('/made-cv', 'cv', async (user, { req }) => {
			const saved = await readProfile(sql, user);
			const { name, pdf } = await cvFrom(user, saved, {
				leaveOut: req.query('leave-out') === 'yes',
			});
			return savedFile(new Uint8Array(pdf), 'application/pdf', name);
		}),
		...cvCalls(tools),
	]);
}

const changedElsewhere = () =>
	new ApiError(
		409,
		'changed_elsewhere',
		'This section has been changed in another tab or on another device.',
	);

import { Hono } from 'hono';
import type { OwnProfile } from '#schema/own-profile.ts';
import { savedSection } from '#schema/own-profile.ts';
import { profileOf, saveSection } from '#server/api/profile/rows.ts';
import { forSignedIn, only } from '#server/api/signed-in.ts';
import type { Backend } from '#server/backend/types.ts';
import type { AccountUser } from '#server/backend/user-of-token.ts';
import type { RunningConfig } from '#server/config.ts';
import { ApiError, answerApiErrors, json, noAnswer } from '#server/http/api-error.ts';
import type { Limits } from '#server/http/rate-limits/rate-limits.ts';
import { readJson } from '#server/http/read-body.ts';
import { parsed } from '#server/http/validate.ts';
import { asPerson, asWritingPerson } from '#server/postgres/as-person.ts';

/** Ten entries of fifteen hundred characters, of up to three bytes each. */
const LARGEST_SECTION = 64 * 1024;

/** A student’s profile, each section saved on its own. Shapes are in schema/own-profile.ts. */
export function profile(config: RunningConfig, backend: Backend, limits: Limits): Hono {
	const { sql } = backend;
	const answered = forSignedIn(config, backend, limits);
	const app = new Hono();
	app.onError(answerApiErrors);
	app.use('/', only('GET', 'HEAD', 'POST'));
	app.get(
		'/',
		answered('read', async (user) => json(await read(user))),
	);
	app.post(
		'/',
		answered('profile', async (user, { req }) => {
			const section = parsed(savedSection, await readJson(req.raw, LARGEST_SECTION));
			const name = nameOf(user);
			const saved = await answering(
				asWritingPerson(sql, user.id, (own) => saveSection(own, user.id, section, name)),
			);
			const now = await read(user);
			if (!saved) throw changedElsewhere(now);
			return json(now);
		}),
	);
	return app;

	function read(user: AccountUser): Promise<OwnProfile> {
		return answering(asPerson(sql, user.id, (own) => profileOf(own, user.id, nameOf(user))));
	}
}

/** As it was given at sign-up. */
function nameOf({ user_metadata }: AccountUser): string | null {
	const name = user_metadata?.full_name;
	return typeof name === 'string' && name.trim() !== '' ? name.slice(0, 120) : null;
}

/** With what the section holds now, so that the student can choose. */
const changedElsewhere = (now: OwnProfile) =>
	new ApiError(
		409,
		'changed_elsewhere',
		'This section has been changed in another tab or on another device.',
		{},
		{ now },
	);

const answering = <T>(work: Promise<T>): Promise<T> =>
	work.catch((cause) => {
		throw Object.assign(noAnswer(), { cause });
	});

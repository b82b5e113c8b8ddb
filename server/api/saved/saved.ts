import { Hono } from 'hono';
import type { ServerServices } from '#schema/server-services.ts';
import { namedInternships, type SavedCards } from '#schema/students/saved-internships.ts';
import { bodyOf } from '#server/api/request-parts.ts';
import { addSaved, readMarks, readSaved, removeSaved } from '#server/api/saved/saved-rows.ts';
import { forSignedIn, only } from '#server/api/signed-in.ts';
import type { Backend } from '#server/backend/types.ts';
import type { RunningConfig } from '#server/config.ts';
import { answerApiErrors, json } from '#server/http/api-error.ts';
import { clientAddress, type Incoming } from '#server/http/client-address.ts';
import type { Limits } from '#server/http/rate-limits/rate-limits.ts';
import { refusalOf } from '#server/http/refused.ts';
import { asPerson, asWritingPerson, type Work } from '#server/postgres/as-person.ts';

/**
 * What a person has saved. `GET /` is answered with cards; `GET /marks` with what marks them; `POST /` saves
 * and `POST /remove` removes, any number at once, and both return the marks. `POST /cards` needs no account:
 * the cards of what a visitor's device holds. Shapes are in schema/students/saved-internships.ts; errors are
 * {code, message}.
 */
export function saved(
	{ catalogue, clock }: ServerServices,
	config: RunningConfig,
	backend: Backend,
	limits: Limits,
): Hono {
	const { sql } = backend;
	const answered = forSignedIn(config, backend, limits);
	const read = <T>(user: string, work: Work<T>) => asPerson(sql, user, work).catch(refuse);
	const write = <T>(user: string, work: Work<T>) => asWritingPerson(sql, user, work).catch(refuse);
	const cardsOf = async (slugs: string[]): Promise<SavedCards> => {
		const today = clock.today();
		return { items: await catalogue.bySlugs(slugs, today), today };
	};
	const app = new Hono();
	app.onError(answerApiErrors);
	app.use('/', only('GET', 'HEAD', 'POST'));
	app.get(
		'/',
		answered('read', async ({ id }) => {
			const rows = await read(id, (tx) => readSaved(tx, id));
			return json(await cardsOf(rows.map(({ slug }) => slug)));
		}),
	);
	app.post(
		'/',
		answered('save', async ({ id }, { req }) => {
			const { internships } = await bodyOf(req.raw, namedInternships);
			await write(id, (tx) => addSaved(tx, id, internships));
			return json(await read(id, (tx) => readMarks(tx, id, internships)));
		}),
	);
	app.use('/marks', only('GET', 'HEAD'));
	app.get(
		'/marks',
		answered('read', async ({ id }) => json(await read(id, (tx) => readMarks(tx, id)))),
	);
	app.use('/remove', only('POST'));
	app.post(
		'/remove',
		answered('save', async ({ id }, { req }) => {
			const { internships } = await bodyOf(req.raw, namedInternships);
			await write(id, (tx) => removeSaved(tx, id, internships));
			return json(await read(id, (tx) => readMarks(tx, id)));
		}),
	);
	app.use('/cards', only('POST'));
	app.post('/cards', async ({ req, env }: Incoming) => {
		await limits.take('read', clientAddress(req.raw.headers, env?.incoming, config.trustProxy));
		const { internships } = await bodyOf(req.raw, namedInternships);
		return json(await cardsOf(internships));
	});
	return app;
}

/** The only rule with a message of its own is the bound on rows. */
function refuse(cause: unknown): never {
	throw refusalOf(cause, { 403: 'too_many_saved' });
}

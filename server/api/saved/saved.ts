import type { Hono } from 'hono';
import { namedInternships, type SavedCards } from '#schema/students/saved-internships.ts';
import { answerCalls, type CallTools, get, post } from '#server/api/calls.ts';
import { bodyOf } from '#server/api/request-parts.ts';
import { addSaved, readMarks, readSaved, removeSaved } from '#server/api/saved/saved-rows.ts';
import { only } from '#server/api/signed-in.ts';
import { json } from '#server/http/api-error.ts';
import { clientAddress, type Incoming } from '#server/http/client-address.ts';
import { refusalOf } from '#server/http/refused.ts';
import { asPerson, asWritingPerson, type Work } from '#server/postgres/as-person.ts';

/**
 * What a person has saved. `GET /` is answered with cards; `GET /marks` with what marks them; `POST /` saves
 * and `POST /remove` removes, any number at once, and both return the marks. `POST /cards` needs no account:
 * the cards of what a visitor's device holds. Shapes are in schema/students/saved-internships.ts; errors are
 * {code, message}.
 */
export function saved(tools: CallTools): Hono {
	const { services, config, backend, limits } = tools;
	const { catalogue, clock } = services;
	const read = <T>(user: string, work: Work<T>) => asPerson(backend.sql, user, work).catch(refuse);
	const write = <T>(user: string, work: Work<T>) =>
		asWritingPerson(backend.sql, user, work).catch(refuse);
	const cardsOf = async (slugs: string[]): Promise<SavedCards> => {
		const today = clock.today();
		return { items: await catalogue.bySlugs(slugs, today), today };
	};
	const app = answerCalls(tools, [
		get('/', 'read', async ({ id }) => {
			const rows = await read(id, (tx) => readSaved(tx, id));
			return cardsOf(rows.map(({ slug }) => slug));
		}),
		post('/', 'save', async ({ id }, { req }) => {
			const { internships } = await bodyOf(req.raw, namedInternships);
			await write(id, (tx) => addSaved(tx, id, internships));
			return read(id, (tx) => readMarks(tx, id, internships));
		}),
		get('/marks', 'read', ({ id }) => read(id, (tx) => readMarks(tx, id))),
		post('/remove', 'save', async ({ id }, { req }) => {
			const { internships } = await bodyOf(req.raw, namedInternships);
			await write(id, (tx) => removeSaved(tx, id, internships));
			return read(id, (tx) => readMarks(tx, id));
		}),
	]);
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

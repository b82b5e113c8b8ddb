import {
	conversationReport,
	newMessage,
	type Side,
} from '#schema/applications/application-messages.ts';
import {
	newQuestion,
	type OwnQuestions,
	type QuestionsToCompany,
} from '#schema/applications/listing-questions.ts';
import { type Call, type CallTools, get, post } from '#server/api/calls.ts';
import { bodyOf, idIn } from '#server/api/request-parts.ts';
import {
	answerQuestion,
	askEmployer,
	noQuestion,
	readOwnQuestions,
	readQuestionsTo,
	reportQuestion,
} from '#server/deeds/applications/listing-questions.ts';
import { json } from '#server/http/api-error.ts';

/**
 * What a student asks the employer of an internship before an application. `GET` reads what they have asked, with the
 * internship of `?internship=` about which they want to ask, and notes that the answers were read; `POST` asks. Shapes are in
 * schema/applications/listing-questions.ts.
 */
export const studentQuestions = (tools: CallTools): Call[] => [
	get('/questions', 'read', ({ id: person }, { req }): Promise<OwnQuestions> => {
		const internship = req.query('internship') ?? null;
		return readOwnQuestions(tools.backend.sql, { person, internship, today: todayOf(tools) });
	}),
	post('/questions', 'application', async ({ id: person }, { req }) => {
		const asked = await bodyOf(req.raw, newQuestion);
		await askEmployer(tools.backend.sql, { person, ...asked, today: todayOf(tools) });
		return json({ asked: true }, 201);
	}),
	reportCall(tools, 'student'),
];

/** The same for who answers: `GET` reads the questions to their company, `POST …/answer` answers one, and says whether the answer waits for staff. */
export const employerQuestions = (tools: CallTools): Call[] => [
	get(
		'/questions',
		'read',
		({ id }): Promise<QuestionsToCompany> => readQuestionsTo(tools.backend.sql, id),
	),
	post('/questions/:id/answer', 'answer', async ({ id: person }, context) => {
		const question = idIn(context, noQuestion);
		const { text } = await bodyOf(context.req.raw, newMessage);
		return json(await answerQuestion(tools.backend.sql, { person, question, text }), 201);
	}),
	reportCall(tools, 'employer'),
];

/** A second report of the same words is answered like the first. */
const reportCall = ({ backend }: CallTools, as: Side): Call =>
	post('/questions/:id/report', 'report', async ({ id: person }, context) => {
		const question = idIn(context, noQuestion);
		const report = await bodyOf(context.req.raw, conversationReport);
		await reportQuestion(backend.sql, { as, person, question, report });
		return json({ reported: true }, 201);
	});

const todayOf = ({ services }: CallTools) => services.clock.today();

import type { Hono } from 'hono';
import { answerCalls, type Call, type CallTools, get } from '#server/api/calls.ts';
import { staffCorrections, staffDrafts } from '#server/api/posting/staff-postings.ts';
import { staffCareersServices } from '#server/api/staff/careers-services.ts';
import { staffCatalogue } from '#server/api/staff/catalogue.ts';
import { staffClaims } from '#server/api/staff/claims.ts';
import { staffEmployers } from '#server/api/staff/employers.ts';
import { figuresOfStaff } from '#server/api/staff/figures.ts';
import { forStaff } from '#server/api/staff/for-staff.ts';
import { staffListings } from '#server/api/staff/listings.ts';
import { staffLog } from '#server/api/staff/log.ts';
import { overview } from '#server/api/staff/overview.ts';
import { staffPeople } from '#server/api/staff/people.ts';
import { messageCalls, messageReviews, staffReports } from './answers.ts';
import { staffMembers } from './members.ts';
import { emptySearches, weeks } from './overview.ts';
import { personRequests } from './person-requests.ts';
import { savedAnswers } from './saved-answers.ts';
import { staffSearchWords } from './search-words.ts';

/**
 * The calls of members of staff. Shapes are in schema/staff/staff.ts; errors are {code, message}: 401 without a
 * session, 404 for everybody else.
 */
export function staff(tools: CallTools): Hono {
	const { services, backend, config, log } = tools;
	const { clock } = services;
	const { sql } = backend;
	const calls: Call[] = [
		get('/', 'read', (user) => overview(sql, user, clock.today())),
		get('/weeks', 'read', ({ id }) => weeks(sql, id, clock.today())),
		get('/searches', 'read', ({ id }) => emptySearches(sql, id)),
		get('/figures', 'read', ({ id }) => figuresOfStaff(sql, id, clock.today())),
		...staffLog(sql),
		...staffClaims(sql),
		...staffCorrections(sql),
		...staffDrafts(backend, services),
		...staffEmployers(sql, clock),
		...staffListings(sql),
		...messageCalls(sql),
		...messageReviews(sql, clock),
		...staffReports(sql),
		...staffPeople(backend, config, log),
		...staffCatalogue(sql, clock),
		...staffMembers(backend),
		...staffCareersServices(tools),
		...personRequests(sql, clock),
		...savedAnswers(sql),
		...staffSearchWords(sql, services),
	];
	return answerCalls(tools, calls, forStaff);
}

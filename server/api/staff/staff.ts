import { Hono } from 'hono';
import type { ServerServices } from '#schema/server-services.ts';
import { staffCorrections } from '#server/api/posting/staff-corrections.ts';
import { only } from '#server/api/signed-in.ts';
import { applicantMessages } from '#server/api/staff/applicant-messages.ts';
import { staffEmployers } from '#server/api/staff/employers.ts';
import { forStaff } from '#server/api/staff/for-staff.ts';
import { beforeIn, logPage } from '#server/api/staff/log.ts';
import { staffMessages } from '#server/api/staff/messages.ts';
import { overview } from '#server/api/staff/overview.ts';
import { staffPeople } from '#server/api/staff/people.ts';
import { staffReports } from '#server/api/staff/reports.ts';
import { staffCatalogue } from '#server/api/staff/staff-catalogue.ts';
import { weeks } from '#server/api/staff/weeks.ts';
import type { Backend } from '#server/backend/types.ts';
import type { RunningConfig } from '#server/config.ts';
import { answerApiErrors, json } from '#server/http/api-error.ts';
import type { Limits } from '#server/http/rate-limits/rate-limits.ts';
import type { Log } from '#server/log.ts';

/**
 * The calls of members of staff. Shapes are in schema/staff/staff.ts; errors are {code, message}: 401 without a
 * session, 404 for everybody else.
 */
export function staff(
	{ clock }: ServerServices,
	config: RunningConfig,
	backend: Backend,
	limits: Limits,
	log: Log,
): Hono {
	const answered = forStaff(config, backend, limits);
	const app = new Hono();
	app.onError(answerApiErrors);
	app.use('/', only('GET', 'HEAD'));
	app.get(
		'/',
		answered('read', async (user) => json(await overview(backend.sql, user, clock.today()))),
	);
	app.use('/weeks', only('GET', 'HEAD'));
	app.get(
		'/weeks',
		answered('read', async ({ id }) => json(await weeks(backend.sql, id, clock.today()))),
	);
	app.use('/log', only('GET', 'HEAD'));
	app.get(
		'/log',
		answered('read', async ({ id }, { req }) =>
			json(await logPage(backend.sql, id, beforeIn(req.query()))),
		),
	);
	app.route('/corrections', staffCorrections(backend.sql, answered));
	app.route('/employers', staffEmployers(backend.sql, answered));
	app.route('/messages', staffMessages(backend.sql, answered));
	app.route('/applicant-messages', applicantMessages(backend.sql, clock, answered));
	app.route('/reports', staffReports(backend.sql, answered));
	app.route('/people', staffPeople(backend, answered, log));
	app.route('/catalogue', staffCatalogue(backend.sql, clock, answered));
	return app;
}

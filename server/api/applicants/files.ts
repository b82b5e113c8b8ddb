import { type Context, Hono } from 'hono';
import { chosenApplications } from '#schema/applications/applicant-calls.ts';
import { type ApplicantFilters, filtersIn } from '#schema/applications/applicant-filters.ts';
import type { Host } from '#schema/applications/applicants.ts';
import type { ServerServices } from '#schema/server-services.ts';
import { asCsv, asZip, type Wanted } from '#server/api/applicants/exports.ts';
import type { HostApplications } from '#server/api/applicants/host-applications.ts';
import { readSentCv } from '#server/api/applicants/read-applicant.ts';
import { bodyOf, idIn } from '#server/api/request-parts.ts';
import { forSignedIn, only } from '#server/api/signed-in.ts';
import type { Backend } from '#server/backend/types.ts';
import type { RunningConfig } from '#server/config.ts';
import { noApplication } from '#server/deeds/applications/applications.ts';
import { answerApiErrors } from '#server/http/api-error.ts';
import type { Limits } from '#server/http/rate-limits/rate-limits.ts';
import { safeName, savedFile } from '#server/http/saved-file.ts';
import { streamOf } from '#server/http/stream-of.ts';
import type { Log } from '#server/log.ts';

const LARGEST_BODY = 32 * 1024;

export type Surroundings = {
	services: ServerServices;
	config: RunningConfig;
	backend: Backend;
	limits: Limits;
	log: Log;
};

/** What students have sent, as files: always to be saved, never to be shown by the browser as a page of ours. */
export function files(
	{ config, backend, limits, log }: Surroundings,
	applications: HostApplications,
	host: Host,
): Hono {
	const answered = forSignedIn(config, backend, limits);
	const app = new Hono();
	app.onError(answerApiErrors);
	const note = (user: string, action: string, id: string | null) =>
		host === 'staff' ? applications.log(user, action, id, null) : undefined;
	const noteExport = ({ user, filters, ids }: Wanted, kind: 'list' | 'cvs') =>
		host === 'staff'
			? note(user, kind === 'list' ? 'applications-exported' : 'cvs-exported', null)
			: applications.noteExport(user, kind, filters, ids);

	app.use('/applications.csv', only('GET', 'HEAD', 'POST'));
	app.on(
		['GET', 'POST'],
		'/applications.csv',
		answered('copy', async ({ id }, context) => {
			const wanted = { user: id, ...(await wantedIn(context)) };
			await noteExport(wanted, 'list');
			const csv = await streamOf(asCsv(applications, host, wanted), 'a list of applications', log);
			return savedFile(csv, 'text/csv; charset=utf-8', 'applications.csv');
		}),
	);
	app.use('/cvs.zip', only('GET', 'HEAD', 'POST'));
	app.on(
		['GET', 'POST'],
		'/cvs.zip',
		answered('copy', async ({ id }, context) => {
			const wanted = { user: id, ...(await wantedIn(context)) };
			await noteExport(wanted, 'cvs');
			const zip = await streamOf(asZip(applications, host, wanted), 'an archive of CVs', log);
			return savedFile(zip, 'application/zip', 'cvs.zip');
		}),
	);
	app.use('/applications/:id/cv', only('GET', 'HEAD'));
	app.get(
		'/applications/:id/cv',
		answered('read', async ({ id }, context) => {
			const application = idIn(context, noApplication);
			const found = await applications.reading(id, (tx) => readSentCv(tx, host, application));
			if (!found) throw noApplication();
			await note(id, 'cv-downloaded', application);
			return savedFile(new Uint8Array(found.content), 'application/pdf', safeName(found.name));
		}),
	);
	return app;
}

/** The chosen applications are sent in a body: five hundred ids are too long for an address. */
async function wantedIn({
	req,
}: Context): Promise<{ filters: ApplicantFilters; ids: string[] | null }> {
	const filters = filtersIn(new URL(req.url).searchParams);
	if (req.method !== 'POST') return { filters, ids: null };
	return { filters, ids: (await bodyOf(req.raw, chosenApplications, LARGEST_BODY)).ids };
}

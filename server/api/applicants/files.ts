import type { Context } from 'hono';
import { chosenApplications } from '#schema/applications/applicant-calls.ts';
import { type ApplicantFilters, filtersIn } from '#schema/applications/applicant-filters.ts';
import type { Host } from '#schema/applications/applicants.ts';
import { asCsv, asZip } from '#server/api/applicants/exports.ts';
import type { HostApplications } from '#server/api/applicants/host-applications.ts';
import { type Call, get, post } from '#server/api/calls.ts';
import { bodyOf, idIn } from '#server/api/request-parts.ts';
import { noApplication } from '#server/deeds/applications/applications.ts';
import { safeName, savedFile } from '#server/http/saved-file.ts';
import { streamOf } from '#server/http/stream-of.ts';
import type { Log } from '#server/log.ts';

const LARGEST_BODY = 32 * 1024;

/** What students have sent, as files: always to be saved, never to be shown by the browser as a page of ours. */
export function fileCalls(log: Log, applications: HostApplications, host: Host): Call[] {
	const list: Call['answer'] = async ({ id }, context) => {
		const wanted = { user: id, ...(await wantedIn(context)) };
		await applications.noteExport(wanted, 'list');
		const csv = await streamOf(asCsv(applications, host, wanted), 'a list of applications', log);
		return savedFile(csv, 'text/csv; charset=utf-8', 'applications.csv');
	};
	const cvs: Call['answer'] = async ({ id }, context) => {
		const wanted = { user: id, ...(await wantedIn(context)) };
		await applications.noteExport(wanted, 'cvs');
		const zip = await streamOf(asZip(applications, host, wanted), 'an archive of CVs', log);
		return savedFile(zip, 'application/zip', 'cvs.zip');
	};
	return [
		get('/applications.csv', 'copy', list),
		post('/applications.csv', 'copy', list),
		get('/cvs.zip', 'copy', cvs),
		post('/cvs.zip', 'copy', cvs),
		get('/applications/:id/cv', 'read', async ({ id }, context) => {
			const { name, content } = await applications.cv(id, idIn(context, noApplication));
			return savedFile(new Uint8Array(content), 'application/pdf', safeName(name));
		}),
	];
}

/** The chosen applications are sent in a body: five hundred ids are too long for an address. */
async function wantedIn({
	req,
}: Context): Promise<{ filters: ApplicantFilters; ids: string[] | null }> {
	const filters = filtersIn(new URL(req.url).searchParams);
	if (req.method !== 'POST') return { filters, ids: null };
	return { filters, ids: (await bodyOf(req.raw, chosenApplications, LARGEST_BODY)).ids };
}

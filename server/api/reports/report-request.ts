import * as v from 'valibot';
import { honeypot } from '#schema/honeypot.ts';
import { type Report, report } from '#schema/report.ts';
import { ApiError, invalid } from '#server/http/api-error.ts';
import { readForm, readJson } from '#server/http/read-body.ts';
import { isFromThisSite } from '#server/http/same-origin.ts';

export type ReportRequest = {
	row: Report;
	/** The content of the field that people do not see. */
	filledIn: string;
	/** Whether a browser posted it without scripts. */
	isForm: boolean;
};

/** @throws {ApiError} 400, 403 (a form of another site), 413, 415 */
export async function reportRequest(request: Request, siteUrl: string): Promise<ReportRequest> {
	if (!isPostedForm(request))
		return {
			row: rowIn(await readJson(request)),
			filledIn: request.headers.get(honeypot.header) ?? '',
			isForm: false,
		};
	if (!isFromThisSite(request.headers, siteUrl))
		throw new ApiError(403, 'foreign_origin', 'This form was sent from another website.');
	const { [honeypot.field]: filledIn = '', ...values } = formValues(await readForm(request));
	return { row: rowIn(values), filledIn, isForm: true };
}

const isPostedForm = ({ headers }: Request) =>
	headers.get('content-type')?.startsWith('application/x-www-form-urlencoded') === true;

/** An empty field is left out. */
const formValues = (body: string): Record<string, string> =>
	Object.fromEntries([...new URLSearchParams(body)].filter(([, value]) => value.trim() !== ''));

const wrong: Record<string, string> = {
	internship: 'Say which internship you report.',
	reason: 'Choose what is wrong with this internship.',
	message: 'What you say about it is too long.',
	email: 'The email address is not complete.',
};

function rowIn(values: unknown): Report {
	const result = v.safeParse(report, values, { abortEarly: true });
	if (result.success) return result.output;
	throw invalid(wrong[v.getDotPath(result.issues[0]) ?? ''] ?? 'The report is not valid.');
}

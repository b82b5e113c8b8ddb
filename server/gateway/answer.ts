import {
	ApiError,
	errorResponse,
	type Family,
	isInvalidValue,
	noAnswer,
} from '#server/http/api-error.ts';

type Failure = Record<string, unknown>;

/** The code of an error from either API; the response can still be read afterwards. */
export async function errorCode(response: Response): Promise<string | undefined> {
	return codeOf(await failure(response.clone()));
}

/**
 * Passes on the status and JSON of the backend's response, but none of its headers. Errors retain code and
 * message; details are removed, as they repeat values and name parts of the database.
 */
export async function relay(response: Response, family: Family): Promise<Response> {
	if (response.status < 400) return success(response);
	const body = await failure(response);
	const code = codeOf(body) ?? 'unexpected_failure';
	const text = textOf(body);
	const refusal = mapped(response.status, code, text);
	if (body.weak_password) Object.assign(refusal.extra, { weak_password: body.weak_password });
	return errorResponse(refusal, family);
}

async function success(response: Response): Promise<Response> {
	const text = await response.text();
	return new Response(text === '' ? null : text, {
		status: response.status,
		headers: { 'Cache-Control': 'no-store', ...(text && { 'Content-Type': 'application/json' }) },
	});
}

async function failure(response: Response): Promise<Failure> {
	try {
		const body: unknown = await response.json();
		return typeof body === 'object' && body !== null ? (body as Failure) : {};
	} catch {
		return {};
	}
}

const codeOf = ({ error_code, code }: Failure) =>
	[error_code, code].find((value): value is string => typeof value === 'string');

const textOf = ({ msg, message, error_description }: Failure) =>
	[msg, message, error_description].find((value): value is string => typeof value === 'string') ??
	'';

const READ_ONLY = '25006';

/** The error for an invalid request or an unavailable backend. */
function mapped(status: number, code: string, text: string): ApiError {
	if (isInvalidValue(code)) return new ApiError(400, code, 'A value is not valid.');
	// PostgREST says 405 where the database is read-only: it will take changes again.
	if (code === READ_ONLY) return noAnswer();
	// The quota of stored rows; the database's message is written for people.
	if (code === 'PT403') return new ApiError(403, 'account_full', text);
	if (status < 500) return new ApiError(status, code, text || 'The request was refused.');
	if (status === 503 || /^(08|40|53|55|57)/.test(code) || /ECONN|connection|timeout/i.test(text))
		return noAnswer();
	return new ApiError(500, 'unexpected_failure', 'Something went wrong on the server.');
}

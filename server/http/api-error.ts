/** Which of the two APIs a path belongs to; each has its own shape of error. */
export type Family = 'auth' | 'rest';

/** A request that is turned away. `message` is shown to people and never repeats their input. */
export class ApiError extends Error {
	readonly status: number;
	readonly code: string;
	readonly headers: Record<string, string>;
	readonly extra: object;

	constructor(
		status: number,
		code: string,
		message: string,
		headers: Record<string, string> = {},
		/** More members of the answer, such as `weak_password`. */
		extra: object = {},
	) {
		super(message);
		this.status = status;
		this.code = code;
		this.headers = headers;
		this.extra = extra;
	}
}

export const invalid = (message: string) => new ApiError(400, 'validation_failed', message);

/** As GoTrue and PostgREST write an error, so that Supabase's clients understand it. */
export function errorResponse(
	{ status, code, message, headers, extra }: ApiError,
	family: Family,
): Response {
	const body =
		family === 'auth'
			? { code: status, error_code: code, msg: message, ...extra }
			: { code, message, details: null, hint: null, ...extra };
	return json(body, status, headers);
}

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
	Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } });

import { ApiError, invalid, isInvalidValue, noAnswer } from '#server/http/api-error.ts';

/** What the rules in the database throw: their texts are ours, and repeat nothing that was sent. */
type Refusal = { code: string; message: string; detail?: string };

const statuses: Record<string, [status: number, code: string]> = {
	PT403: [403, 'forbidden'],
	PT404: [404, 'not_found'],
	PT409: [409, 'conflict'],
	PT422: [422, 'refused'],
};

/**
 * A refusal by the rules or constraints in the database as the answer of a call; anything else as 503.
 * @param codes by status, where the call has its own; otherwise the refusal's `detail` is the code
 */
export function refusalOf(error: unknown, codes: Record<number, string> = {}): ApiError {
	if (error instanceof ApiError) return error;
	const { code, message, detail } = error as Refusal;
	const [status, usual] = statuses[code] ?? [];
	if (isInvalidValue(code)) return invalid('A value is not valid.');
	if (status === undefined) return noAnswer(error);
	return new ApiError(status, codes[status] ?? detail ?? usual ?? '', message);
}

/** @throws {ApiError} `refusalOf` an error */
export function refused(error: unknown): never {
	throw refusalOf(error);
}

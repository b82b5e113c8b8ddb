import { ApiError, noAnswer } from '#server/http/api-error.ts';

/** Their texts are ours, and repeat nothing that was sent. */
const statuses: Record<string, [status: number, code: string]> = {
	PT404: [404, 'not_found'],
	PT409: [409, 'conflict'],
	PT422: [422, 'refused'],
};

/** What the rules in the database throw, as the answer of a call; their `detail` is a code. */
export function refused(error: unknown): never {
	if (error instanceof ApiError) throw error;
	const { code, message, detail } = error as { code: string; message: string; detail?: string };
	const [status, usual] = statuses[code] ?? [];
	if (status === undefined) throw noAnswer(error);
	throw new ApiError(status, detail ?? usual ?? '', message);
}

import { ApiError, noAnswer } from '#server/http/api-error.ts';

export const noApplication = () => new ApiError(404, 'not_found', 'There is no such application.');

export const noInternship = () => new ApiError(404, 'not_found', 'There is no such internship.');

/** What the rules in the database throw: their texts are ours, and repeat nothing that was sent. */
export type Refusal = { code: string; message: string; detail?: string };

const statuses: Record<string, number> = { PT403: 403, PT404: 404, PT409: 409, PT422: 422 };
const codes: Record<string, string> = {
	PT403: 'too_many_applications',
	PT404: 'not_found',
	PT409: 'conflict',
	PT422: 'no_such_move',
};

/** A unique index refuses the second of two that are sent at once. */
const UNIQUE_VIOLATION = '23505';

/** Whether the student has an application to the internship already. */
export const isSecond = ({ code, detail }: Refusal) =>
	code === UNIQUE_VIOLATION || (code === 'PT409' && detail === 'applied_before');

/** Why an internship takes no application now, in words of the database; undefined for other refusals. */
export const notTaken = ({ code, detail }: Refusal): 'closed' | 'paused' | 'full' | undefined =>
	NOT_TAKEN.find((reason) => code === 'PT409' && detail === reason);
const NOT_TAKEN = ['closed', 'paused', 'full'] as const;

/** Whether the profile or CV is another than the student has seen; undefined for other refusals. */
export const changedMeanwhile = ({
	code,
	detail,
}: Refusal): 'profile_changed' | 'cv_changed' | undefined =>
	CHANGED.find((what) => code === 'PT409' && detail === what);
const CHANGED = ['profile_changed', 'cv_changed'] as const;

/**
 * A refusal by the rules in the database as the answer of a call; anything else as 503.
 * @param conflict the code of a 409
 */
export function refusalOf(error: unknown, conflict = 'conflict'): ApiError {
	if (error instanceof ApiError) return error;
	const { code, message } = error as Refusal;
	const status = statuses[code];
	if (status === undefined) return noAnswer(error);
	return new ApiError(status, status === 409 ? conflict : (codes[code] ?? ''), message);
}

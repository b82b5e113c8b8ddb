import { UNIQUE_VIOLATION } from '#schema/unique-violation.ts';
import { ApiError } from '#server/http/api-error.ts';
import { type Refusal, refusalOf } from '#server/http/refused.ts';

export const noApplication = () => new ApiError(404, 'not_found', 'There is no such application.');

export const noMessage = () =>
	new ApiError(404, 'not_found', 'There is no message of the employer here.');

export const noInternship = () => new ApiError(404, 'not_found', 'There is no such internship.');

/** Whether the student has an application to the internship already; of two sent at once, an index refuses one. */
export const isSecondApplication = ({ code, detail }: Refusal) =>
	code === UNIQUE_VIOLATION || (code === 'PT409' && detail === 'applied_before');

/** Why an internship takes no application now, in words of the database; undefined for other refusals. */
export const reasonNotOpen = ({
	code,
	detail,
}: Refusal): 'closed' | 'paused' | 'full' | undefined =>
	NOT_OPEN.find((reason) => code === 'PT409' && detail === reason);
const NOT_OPEN = ['closed', 'paused', 'full'] as const;

/** Whether the profile or CV is another than the student has seen; undefined for other refusals. */
export const changedMeanwhile = ({
	code,
	detail,
}: Refusal): 'profile_changed' | 'cv_changed' | undefined =>
	CHANGED.find((what) => code === 'PT409' && detail === what);
const CHANGED = ['profile_changed', 'cv_changed'] as const;

/** Whether the student has applied to the internship as often as one may. */
export const isOftenApplied = ({ code, detail }: Refusal) =>
	code === 'PT409' && detail === 'applied_often';

/** Whether the CVs of the account fill as much as they may. */
export const isFullOfCvs = ({ code, detail }: Refusal) => code === 'PT403' && detail === 'cvs_full';

/** Whether the internship is of the student’s own company. */
export const isOwnCompany = ({ code, detail }: Refusal) =>
	code === 'PT409' && detail === 'own_internship';

/** @param conflict the code of a 409 */
export const refusedApplication = (error: unknown, conflict = 'conflict'): ApiError =>
	refusalOf(error, { 403: 'too_many_applications', 409: conflict, 422: 'no_such_move' });

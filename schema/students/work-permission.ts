import * as v from 'valibot';
import { isoDay } from '#schema/iso-day.ts';
import type { PermissionKind } from './permission-kinds.ts';

/** Four years of three terms. */
export const MOST_TERMS = 12;

/** First and last day of a term. */
const term = v.pipe(
	v.strictObject({ from: isoDay, to: isoDay }),
	v.check(({ from, to }) => from <= to, 'must end after it begins'),
);
export type Term = v.InferOutput<typeof term>;

const oneAfterTheOther = (terms: Term[]) =>
	terms.every(({ from }, index) => from > (terms[index - 1]?.to ?? ''));

/** Oldest first; the same day cannot be in two terms. Without any, only term and vacation are told apart. */
const terms = v.pipe(
	v.array(term),
	v.maxLength(MOST_TERMS),
	v.check(oneAfterTheOther, 'must be in order and must not overlap'),
);

/** The last day of a visa; null while it is not known. */
const ends_on = v.nullable(isoDay);

const plain = <Kind extends PermissionKind>(kind: Kind) =>
	v.strictObject({ kind: v.literal(kind) });

/** What a student says about their permission to work in the UK. Never a nationality. */
export const workPermission = v.variant('kind', [
	plain('no-restriction'),
	v.strictObject({ kind: v.literal('student-visa'), terms }),
	v.strictObject({ kind: v.literal('graduate-visa'), ends_on }),
	v.strictObject({ kind: v.literal('other-visa'), ends_on }),
	plain('needs-sponsorship'),
	plain('not-said'),
]);
export type WorkPermission = v.InferOutput<typeof workPermission>;

import type { FitOf } from '#app/features/applications/tracker/one/fit-of.ts';
import { FitLine } from '#app/features/internships/fit/fit-line.tsx';
import { isOneOf, UNDECIDED } from '#schema/applications/application-moves.ts';

/** How an internship fits, while the application to it can come to an offer. */
export const fitOf: FitOf = ({ internship, status }) =>
	internship && isOneOf(UNDECIDED, status) && <FitLine work={internship} />;

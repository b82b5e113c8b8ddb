import type { FitOf } from '#app/features/applications/tracker/one/fit-of.ts';
import { FitLine } from '#app/features/internships/fit/fit-line.tsx';

const OPEN = ['submitted', 'in-review', 'interview', 'offered'];

/** How an internship fits, while the application to it is open. */
export const fitOf: FitOf = ({ internship, status }) =>
	internship && OPEN.includes(status) && <FitLine work={internship} />;

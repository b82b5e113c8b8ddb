import type { ReactNode } from 'react';
import type { StudentApplication } from '#schema/applications/student-applications.ts';

/** How what was applied for fits the student's profile: the route composes it, as it is another feature's. */
export type FitOf = (application: Pick<StudentApplication, 'internship' | 'status'>) => ReactNode;

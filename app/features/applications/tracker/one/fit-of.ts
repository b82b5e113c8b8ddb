import type { ReactNode } from 'react';
import type { OwnApplication } from '#schema/applications/own-applications.ts';

/** How what was applied for fits the student's profile: the route composes it, as it is another feature's. */
export type FitOf = (application: Pick<OwnApplication, 'internship' | 'status'>) => ReactNode;

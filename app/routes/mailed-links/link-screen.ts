import type { ReactNode } from 'react';

/** A page that a mailed link leads to, or that says how it went. */
export type LinkScreen = { Screen: () => ReactNode; title: string; description: string };

import type { Colleague } from '#schema/employers/colleagues.ts';

/** The name, or the address where none was given. */
export const nameOf = ({ name, email }: Colleague): string => name ?? email;

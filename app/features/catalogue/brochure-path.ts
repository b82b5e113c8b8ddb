/** The path of a program's brochure; scripts/build/brochures.ts creates it at build time. */
export const brochurePath = ({ id, title }: { id: number; title: string }) =>
	`/brochures/${id}-${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.pdf`;

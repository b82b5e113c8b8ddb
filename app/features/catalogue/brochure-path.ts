/** Where the brochure of a program lies; scripts/build/brochures.ts makes it at build time. */
export const brochurePath = ({ id, title }: { id: number; title: string }) =>
	`/brochures/${id}-${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.pdf`;

/** Joins class names, leaving out what is false or missing. */
export const cn = (...names: (string | false | null | undefined)[]) =>
	names.filter(Boolean).join(' ');

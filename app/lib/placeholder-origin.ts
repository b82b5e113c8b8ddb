/** Drawn anew for each build (vite.config.ts), so that nobody can write it into an address. */
export const placeholderOrigin: string = import.meta.env.PLACEHOLDER_ORIGIN;

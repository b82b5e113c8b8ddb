/** Generated for each build (vite.config.ts), so that nobody can put it into an address. */
export const placeholderOrigin: string = import.meta.env.PLACEHOLDER_ORIGIN;

/** The types of steps.mjs, which runs before TypeScript can. */
export function installFolder(folder: string, size: string): void;

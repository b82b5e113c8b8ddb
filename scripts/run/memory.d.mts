/** The types of memory.mjs, which runs before TypeScript can. */
export const memoryFlags: string[];
export const memoryEnvironment: Record<string, string>;

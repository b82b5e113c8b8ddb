/** The types of built.mjs, which runs before TypeScript can. */
export function markBuilt(root: string, madeOf: string): void;
export function unmarkBuilt(root: string): void;
export function isBuilt(root: string): boolean;

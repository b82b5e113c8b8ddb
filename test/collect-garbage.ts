import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');

/** Frees at once what nothing refers to; what waits for that is called in a later turn. */
export const collectGarbage = runInNewContext('gc') as () => void;

/** Says of a refused call which release has refused it: the address of its list of scripts. */
export const RELEASE_HEADER = 'Site-Release';

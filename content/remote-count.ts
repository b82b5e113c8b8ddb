/** How many listings content/remote.ts has: said here too, so that no other page needs those to count them. */
export const remoteCount = 10;

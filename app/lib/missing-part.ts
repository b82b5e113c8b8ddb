/**
 * Sent to the window when a script that is loaded later could not be: the network is away, or it is gone with its release
 * (server/site/releases.ts). `vite.config.ts` sends it for every `import()`, and gives the error this name too.
 */
export const MISSING_PART = 'missing-part';

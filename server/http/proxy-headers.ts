/** Headers that a proxy adds to a request. */
const OF_PROXIES = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];

/**
 * Whether a request came through a proxy: then its client is not this machine, even if its socket is local.
 */
export const isProxied = (headers: Headers) => OF_PROXIES.some((name) => headers.has(name));

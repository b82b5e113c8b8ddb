/** What a proxy adds to a request. */
const OF_PROXIES = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];

/** Whether a visitor came through a proxy on this machine, and is not to be taken for the machine. */
export const isProxied = (headers: Headers) => OF_PROXIES.some((name) => headers.has(name));

import { isId, scriptsAtOnce } from './route-handle.ts';

/** The `handle` of a portal, or of a form for those who are signed in: a visitor is led to the sign-in page at once. */
export const behindSignIn = <At extends '/auth' | '/employer-auth'>(signInAt: At) => ({
	...scriptsAtOnce,
	signInAt,
});

/** The `handle` of a portal's screen of one row: without an id in its address there is no such page. */
export const rowBehindSignIn = <At extends '/auth' | '/employer-auth'>(signInAt: At) => ({
	...behindSignIn(signInAt),
	status: ({ id }: Record<string, string | undefined>) => (isId(id) ? 200 : 404),
});

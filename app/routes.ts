import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** The table of the specification, in its order. */
export default [
	index('routes/home/home.tsx'),
	route('programs', 'routes/programs.tsx'),
	route('programs/:id', 'routes/program/program.tsx'),
	route('apply', 'routes/apply.tsx'),
	route('auth', 'routes/auth/auth.tsx'),
	route('forgot-password', 'routes/auth/forgot-password.tsx'),
	route('new-password', 'routes/auth/new-password.tsx'),
	route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;

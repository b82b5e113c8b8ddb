/**
 * `npm run test:slow`: journeys in three browsers (slow/). Where GOTRUE and POSTGREST name supabase/auth and PostgREST
 * (docs/hosted.md), also those journeys and people's ones of e2e/ in Chromium, on these programs with a mail server.
 */
import { run, running } from './steps.mjs';

const JOURNEYS = [
	'apply',
	'security',
	'many-tabs',
	'sessions',
	'mailed-links',
	'student-loop',
	'student-journeys',
	'employer',
	'whole-loop',
	'staff',
	'staff-desk',
	'account',
];

const slow = ['run', '--config', 'slow/vitest.config.ts'];
const { GOTRUE, POSTGREST } = process.env;

await running(() => run('vitest', [...slow, ...process.argv.slice(2)], 'The journeys'));
if (GOTRUE && POSTGREST) {
	const inChromium = [...slow, '--mode', 'hosted', '-t', 'in Chromium'];
	await running(() => run('vitest', inChromium, 'The journeys on real parts'));
	const files = JOURNEYS.map((name) => `e2e/${name}.test.ts`);
	const more = ['run', '--project', 'e2e', '--mode', 'hosted', ...files];
	await running(() => run('vitest', more, 'More journeys on real parts'));
} else
	console.log(
		'No journey was tried on supabase/auth and PostgREST: GOTRUE and POSTGREST are not given (docs/hosted.md).',
	);

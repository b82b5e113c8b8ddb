/**
 * `npm run test:slow`: installs the other browsers where it may, and runs every slow test: each screen at its widths and in its
 * states, waits and faults, kills, full disks, floods, upgrades, the substitute of a hosted project, much data, and journeys in
 * three browsers (browsers/). Arguments choose files or projects. Where GOTRUE and POSTGREST name supabase/auth and PostgREST (docs/hosted.md), also those journeys and people's ones
 * of e2e/ in Chromium, on these programs with a mail server.
 */
import { node, run, running, runTests } from './steps.mjs';

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

const { GOTRUE, POSTGREST } = process.env;
const chosen = process.argv.slice(2);

await running(() => {
	const inOthers = !chosen.includes('--project') || chosen.includes('browsers');
	run(node(), ['scripts/run/browser.ts', ...(inOthers ? ['all'] : [])], 'Finding browsers');
	if (GOTRUE && POSTGREST) {
		const onRealParts = ['run', '--mode', 'hosted'];
		const inChromium = [...onRealParts, '--project', 'browsers', '-t', 'in Chromium'];
		run('vitest', inChromium, 'The journeys on real parts');
		// Slow files, too: Vitest takes a file whose path has this in it.
		const files = JOURNEYS.map((name) => `e2e/${name}.`);
		run('vitest', [...onRealParts, '--project', 'e2e', ...files], 'More journeys on real parts');
	} else
		console.log(
			'No journey was tried on supabase/auth and PostgREST: GOTRUE and POSTGREST are not given (docs/hosted.md).',
		);
	runTests(['--mode', 'slow', ...chosen], 'Slow tests');
});

/** `npm test`: installs what is missing, the browser included, builds, checks and runs every test that is not slow. */
import { build, checks, install, node, run, running, runTests, runTogether } from './steps.mjs';

await running(async () => {
	install('all');
	run(node(), ['scripts/run/browser.ts'], 'Finding a browser');
	build();
	await runTogether([
		[node(), ['scripts/build/bundle-check.ts'], 'Budgets of the pages'],
		...checks,
	]);
	runTests([], 'Tests');
});

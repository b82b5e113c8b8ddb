/** `npm test`: installs what is missing, the browser included, builds, checks and runs every test. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, install, node, root, run, running } from './steps.mjs';

const report = join(root, '.cache', 'tests.json');
/** The same folder as in e2e/helpers/failure-evidence.ts. */
const evidence = join(root, '.cache', 'failed-browser-tests');

await running(() => {
	install('all');
	run(node(), ['scripts/run/browser.ts'], 'Finding a browser');
	build();
	run(node(), ['scripts/build/bundle-check.ts'], 'Budgets of the pages');
	run('biome', ['check', '--error-on-warnings'], 'Format and lint');
	run('tsc', ['--project', '.'], 'Types');
	run('knip', [], 'Unused code');
	mkdirSync(join(root, '.cache'), { recursive: true });
	rmSync(report, { force: true });
	rmSync(evidence, { recursive: true, force: true });
	try {
		run(
			'vitest',
			['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
			'Tests',
		);
	} finally {
		// There is no report if the tests were interrupted.
		if (existsSync(report)) tell();
	}
});

function tell() {
	const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
	if (existsSync(evidence)) console.log(`Traces, screenshots and logs of what failed: ${evidence}`);
	console.log(`${numPassedTests} passed, ${numFailedTests} failed`);
}

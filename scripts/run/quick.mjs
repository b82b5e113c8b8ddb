/** `npm run test:quick`: checks, unit tests, and the integration tests of what is not committed yet; without a browser. */
import { checks, run, running, runTogether } from './steps.mjs';

await running(async () => {
	await runTogether([...checks, ['vitest', ['run', '--project', 'unit'], 'Unit tests']]);
	const touched = ['run', '--project', 'integration', '--changed', '--passWithNoTests'];
	run('vitest', touched, 'Integration tests of what has changed');
});

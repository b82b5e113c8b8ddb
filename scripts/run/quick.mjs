/** `npm run test:quick`: checks, unit tests, and the integration tests of what is not committed yet; without a browser. */
import { run, running } from './steps.mjs';

await running(() => {
	run('biome', ['check', '--error-on-warnings'], 'Format and lint');
	run('tsc', ['--project', '.'], 'Types');
	run('knip', [], 'Unused code');
	run('vitest', ['run', '--project', 'unit'], 'Unit tests');
	const touched = ['run', '--project', 'integration', '--changed', '--passWithNoTests'];
	run('vitest', touched, 'Integration tests of what has changed');
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';

/** Logs its last line, and ends, when it is told to. */
const program = `
	import { createLog } from '${new URL('./log.ts', import.meta.url)}';
	const { log, close } = createLog('info');
	process.stdin.once('data', async () => {
		log.info({}, 'the last');
		await close();
		process.exit(0);
	});
	console.log('ready');
`;

async function started() {
	const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', program], {
		stdio: 'pipe',
	});
	onTestFinished(() => {
		child.kill('SIGKILL');
	});
	await once(child.stdout, 'data');
	return child;
}

test('the last line is written before the process ends', async () => {
	const child = await started();
	let written = '';
	child.stderr.on('data', (lines) => {
		written += lines;
	});
	child.stdin.write('end');
	expect(await once(child, 'close')).toEqual([0, null]);
	expect(written.split('\n').map((line) => line && JSON.parse(line).msg)).toEqual(['the last', '']);
});

test('a process whose log nobody reads any more ends all the same', async () => {
	const child = await started();
	child.stderr.destroy();
	child.stdin.write('end');
	expect(await once(child, 'exit')).toEqual([0, null]);
});

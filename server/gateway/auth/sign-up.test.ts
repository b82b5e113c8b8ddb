import { expect, test } from 'vitest';
import { oneAtATime } from './sign-up.ts';

test('a task waits for earlier tasks with the same key, even if they fail, and not for other keys', async () => {
	const run = oneAtATime();
	const done: string[] = [];
	const first = Promise.withResolvers<void>();
	const failing = run('a', () => first.promise.then(() => Promise.reject(new Error('failed'))));
	const second = run('a', async () => done.push('second'));
	await run('b', async () => done.push('other'));
	expect(done).toEqual(['other']);
	first.resolve();
	await expect(failing).rejects.toThrow('failed');
	await second;
	expect(done).toEqual(['other', 'second']);
	expect(await run('a', async () => 'later')).toBe('later');
});

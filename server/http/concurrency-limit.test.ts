import { expect, test } from 'vitest';
import { limitConcurrency } from '#server/http/concurrency-limit.ts';

test('so many run at once, the others in their order; a failure gives its turn on', async () => {
	const turn = limitConcurrency(2);
	const begun: number[] = [];
	const ends = Array.from({ length: 5 }, () => Promise.withResolvers<number>());
	const all = ends.map(({ promise }, number) =>
		turn(() => {
			begun.push(number);
			return promise;
		}),
	);
	const settled = Promise.allSettled(all);
	await Promise.resolve();
	expect(begun).toEqual([0, 1]);
	ends[1]?.reject(new Error('broken'));
	await expect(all[1]).rejects.toThrow('broken');
	await expect.poll(() => begun).toEqual([0, 1, 2]);
	for (const { resolve } of ends) resolve(0);
	await settled;
	expect(begun).toEqual([0, 1, 2, 3, 4]);
	expect(await turn(async () => 'again')).toBe('again');
});

test('whose turn does not come in time is told so, and holds up nobody', async () => {
	const turn = limitConcurrency(1, 20);
	const { promise, resolve } = Promise.withResolvers<string>();
	const first = turn(() => promise);
	await expect(turn(async () => 'late')).rejects.toMatchObject({ status: 503 });
	resolve('done');
	expect([await first, await turn(async () => 'next')]).toEqual(['done', 'next']);
});

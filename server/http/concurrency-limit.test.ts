import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { limitConcurrency } from '#server/http/concurrency-limit.ts';

test('runs a limited number at once and the others in order; a failed task frees its slot', async () => {
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

test('rejects a task whose turn does not come in time, without delaying the others', async () => {
	const turn = limitConcurrency(1, { timeoutMs: 20 });
	const { promise, resolve } = Promise.withResolvers<string>();
	const first = turn(() => promise);
	await expect(turn(async () => 'late')).rejects.toMatchObject({ status: 503 });
	resolve('done');
	expect([await first, await turn(async () => 'next')]).toEqual(['done', 'next']);
});

test('gives clients turns one after the other, however many tasks one of them has', async () => {
	const turn = limitConcurrency(1);
	const order: string[] = [];
	const work = (name: string) => async () => void order.push(name);
	await Promise.all([
		...['a1', 'a2', 'a3'].map((name) => turn(work(name), 'a')),
		...['b1', 'b2'].map((name) => turn(work(name), 'b')),
		turn(work('c1'), 'c'),
	]);
	expect(order).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
});

test('rejects the next task of a client at once when too many of its tasks wait', async () => {
	const turn = limitConcurrency(1, { waitingOfClient: 2 });
	const { promise, resolve } = Promise.withResolvers<string>();
	const all = ['a', 'a', 'a'].map((client) => turn(() => promise, client));
	await expect(turn(() => promise, 'a')).rejects.toMatchObject({ status: 503 });
	const other = turn(() => promise, 'b');
	resolve('done');
	expect(await Promise.all([...all, other])).toEqual(Array(4).fill('done'));
});

test('with a share of one half, keeps a slot empty for as long as it was in use', async () => {
	const turn = limitConcurrency(1, { share: 0.5 });
	const begun: number[] = [];
	const ended: number[] = [];
	const work = async () => {
		begun.push(performance.now());
		await sleep(50);
		ended.push(performance.now());
	};
	await Promise.all([turn(work), turn(work), turn(work)]);
	for (const at of [0, 1]) {
		const took = (ended[at] ?? 0) - (begun[at] ?? 0);
		expect((begun[at + 1] ?? 0) - (ended[at] ?? 0)).toBeGreaterThan(took - 2);
	}
});

test('runs one task of each client at a time, so that none fills all slots', async () => {
	const turn = limitConcurrency(3, { runningOfClient: 1 });
	const begun: string[] = [];
	const ends = new Map<string, () => void>();
	const all = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'].map((name) =>
		turn(() => {
			begun.push(name);
			return new Promise<void>((resolve) => ends.set(name, resolve));
		}, name[0]),
	);
	await Promise.resolve();
	expect(begun).toEqual(['a1', 'b1', 'c1']);
	ends.get('b1')?.();
	await expect.poll(() => begun).toEqual(['a1', 'b1', 'c1', 'b2']);
	ends.get('c1')?.();
	ends.get('b2')?.();
	ends.get('a1')?.();
	await expect.poll(() => begun.at(-1)).toBe('a2');
	ends.get('a2')?.();
	await expect.poll(() => begun.at(-1)).toBe('a3');
	ends.get('a3')?.();
	await Promise.all(all);
	expect(begun).toEqual(['a1', 'b1', 'c1', 'b2', 'a2', 'a3']);
});

import { type LoadResult, sendLoad } from './http-load.ts';

export type Row = { what: string; ours: LoadResult; reference: LoadResult; against: string };

const ROUNDS = 3;
type LoadOptions = Parameters<typeof sendLoad>[1];

/**
 * Measures two targets alternately, after a warm-up, so that other load on the machine affects
 * both.
 * @param work what is done to each; where it is a load, each is an address
 */
export async function measureAlternately<Target>(
	ours: Target,
	reference: Target,
	work: LoadOptions | ((target: Target) => Promise<LoadResult>),
): Promise<[LoadResult, LoadResult]> {
	const run =
		typeof work === 'function' ? work : (target: Target) => sendLoad(String(target), work);
	await run(ours);
	await run(reference);
	const totals: [LoadResult, LoadResult] = [none(), none()];
	for (let round = 0; round < ROUNDS; round += 1) {
		totals[0] = sum(totals[0], await run(ours));
		totals[1] = sum(totals[1], await run(reference));
	}
	return totals;
}

const none = (): LoadResult => ({ count: 0, seconds: 0, failed: 0, times: [] });

const sum = (a: LoadResult, b: LoadResult): LoadResult => ({
	count: a.count + b.count,
	seconds: a.seconds + b.seconds,
	failed: a.failed + b.failed,
	times: a.times.concat(b.times),
});

export function printTable(rows: Row[]): void {
	const lines = rows.map(({ what, ours, reference, against }) => [
		what,
		...figures(ours),
		against,
		...figures(reference),
		(rate(ours) / rate(reference)).toFixed(2),
	]);
	const head = [
		'',
		'ours/s',
		'p50',
		'p99 ms',
		'failed',
		'against',
		'/s',
		'p50',
		'p99 ms',
		'failed',
	];
	const all = [[...head, 'ratio'], ...lines];
	const widths =
		all[0]?.map((_, at) => Math.max(...all.map((line) => line[at]?.length ?? 0))) ?? [];
	for (const line of all)
		console.log(line.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  '));
}

const rate = ({ count, failed, seconds }: LoadResult) => (count - failed) / seconds;

function figures(result: LoadResult): string[] {
	const times = Float64Array.from(result.times).sort();
	const at = (part: number) => (times[Math.floor(times.length * part)] ?? 0).toFixed(1);
	return [rate(result).toFixed(0), at(0.5), at(0.99), String(result.failed)];
}

/**
 * The median of some figures; of an even number the upper of the two middle ones; NaN if there are
 * none.
 */
export const median = (values: number[]) =>
	values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

import { performance } from 'node:perf_hooks';
import { createMiddleware } from 'hono/factory';

/** Upper bounds in seconds: from a stored page to a sign-in that waits for its turn. */
const BOUNDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

export type Metric = {
	name: string;
	type: 'counter' | 'gauge' | 'histogram';
	help: string;
	/** What follows the name (a suffix, labels), and the value. */
	samples: [string, number][];
};

/** One process's own counts since its start. No label comes from what people send. */
export class Metrics {
	readonly #requests = new Map<string, number>();
	readonly #limits = new Map<string, number>();
	readonly #buckets = BOUNDS.map(() => 0);
	#count = 0;
	#seconds = 0;

	/** Times a request up to the head of its answer. */
	measure = createMiddleware(async (context, next) => {
		const start = performance.now();
		await next();
		const { status } = context.res;
		this.note(context.req.method, status, (performance.now() - start) / 1_000);
		if (status === 429) increase(this.#limits, `{path="${named(context.req.path)}"}`);
	});

	note(method: string, status: number, seconds: number): void {
		const known = METHODS.has(method) ? method : 'other';
		increase(this.#requests, `{method="${known}",status="${Math.floor(status / 100)}xx"}`);
		const bucket = BOUNDS.findIndex((bound) => seconds <= bound);
		if (bucket >= 0) this.#buckets[bucket] = (this.#buckets[bucket] ?? 0) + 1;
		this.#count += 1;
		this.#seconds += seconds;
	}

	read(): Metric[] {
		let below = 0;
		const buckets = BOUNDS.map((bound, at): [string, number] => {
			below += this.#buckets[at] ?? 0;
			return [`_bucket{le="${bound}"}`, below];
		});
		return [
			{
				name: 'http_requests_total',
				type: 'counter',
				help: 'Requests by method and class of status.',
				samples: [...this.#requests],
			},
			{
				name: 'http_request_duration_seconds',
				type: 'histogram',
				help: 'Time to the head of the answer.',
				samples: [
					...buckets,
					['_bucket{le="+Inf"}', this.#count],
					['_sum', this.#seconds],
					['_count', this.#count],
				],
			},
			{
				name: 'limits_hit_total',
				type: 'counter',
				help: 'Requests refused by a limit (429).',
				samples: [...this.#limits],
			},
		];
	}
}

/** The text format of Prometheus, version 0.0.4. */
export function asText(metrics: Metric[]): string {
	const lines = metrics.flatMap(({ name, type, help, samples }) => [
		`# HELP ${name} ${help}`,
		`# TYPE ${name} ${type}`,
		...samples.map(([after, value]) => `${name}${after} ${value}`),
	]);
	return `${lines.join('\n')}\n`;
}

/** Of this process; the embedded Postgres is not in it. */
export function processMetrics(): Metric[] {
	const memory = process.memoryUsage();
	const cpu = process.cpuUsage();
	const gauge = (name: string, help: string, value: number): Metric => ({
		name,
		type: 'gauge',
		help,
		samples: [['', value]],
	});
	return [
		gauge('process_resident_memory_bytes', 'Memory of the process.', memory.rss),
		gauge('nodejs_heap_used_bytes', 'Memory of its JavaScript objects.', memory.heapUsed),
		gauge('process_uptime_seconds', 'Time since the start.', Math.round(process.uptime())),
		{
			name: 'process_cpu_seconds_total',
			type: 'counter',
			help: 'Time on a processor.',
			samples: [['', (cpu.user + cpu.system) / 1_000_000]],
		},
	];
}

/** Of the API only calls that are on its list have a limit; any other address may be a visitor's own. */
const named = (path: string) => (/^\/(auth|rest)\/v1\/[a-z_]+$/.test(path) ? path : 'other');

const increase = (counts: Map<string, number>, key: string) =>
	counts.set(key, (counts.get(key) ?? 0) + 1);

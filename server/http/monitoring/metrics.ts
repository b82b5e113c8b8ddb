import { isIP } from 'node:net';
import { performance } from 'node:perf_hooks';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { isLoopback } from '#server/config.ts';
import { isProxied } from '#server/http/client-address.ts';
import type { Inspected } from './health.ts';

/** Upper bounds in seconds: from a cached page to a sign-in that waits for its turn. */
const BOUNDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** The counts of this process since its start. No label contains text from a request. */
export class Metrics {
	readonly #registry = new Registry();
	readonly #requests = new Counter({
		name: 'http_requests_total',
		help: 'Requests by method and class of status.',
		labelNames: ['method', 'status'],
		registers: [this.#registry],
	});
	readonly #seconds = new Histogram({
		name: 'http_request_duration_seconds',
		help: 'Time to the head of the answer.',
		buckets: BOUNDS,
		registers: [this.#registry],
	});
	readonly #limits = new Counter({
		name: 'limits_hit_total',
		help: 'Requests refused by a limit (429).',
		labelNames: ['path'],
		registers: [this.#registry],
	});

	constructor() {
		measureProcess(this.#registry);
	}

	/** Measures the time from the request to the head of the response. */
	measure = createMiddleware(async (context, next) => {
		const start = performance.now();
		await next();
		const { status } = context.res;
		this.note(context.req.method, status, (performance.now() - start) / 1_000);
		if (status === 429) this.#limits.inc({ path: groupOf(context.req.path) });
	});

	note(method: string, status: number, seconds: number): void {
		const label = METHODS.has(method) ? method : 'other';
		this.#requests.inc({ method: label, status: `${Math.floor(status / 100)}xx` });
		this.#seconds.observe(seconds);
	}

	/** The text format of Prometheus, version 0.0.4. */
	asText(): Promise<string> {
		return this.#registry.metrics();
	}
}

/**
 * Covers this process without the embedded Postgres. The library's default metrics would add thirty more.
 */
function measureProcess(registry: Registry): void {
	gauge(registry, 'process_resident_memory_bytes', 'Memory of the process.', () =>
		process.memoryUsage.rss(),
	);
	gauge(registry, 'nodejs_heap_used_bytes', 'Memory of its JavaScript objects.', () => {
		return process.memoryUsage().heapUsed;
	});
	gauge(registry, 'process_uptime_seconds', 'Time since the start.', () =>
		Math.round(process.uptime()),
	);
	new Counter({
		name: 'process_cpu_seconds_total',
		help: 'Time on a processor.',
		registers: [registry],
		collect() {
			const { user, system } = process.cpuUsage();
			this.reset();
			this.inc((user + system) / 1_000_000);
		},
	});
}

/** A value that is read at each scrape. */
function gauge(registry: Registry, name: string, help: string, read: () => number): void {
	new Gauge({
		name,
		help,
		registers: [registry],
		collect() {
			this.set(read());
		},
	});
}

/** Names a limit by its API path. Any other path may contain text from a client, so it becomes `other`. */
const groupOf = (path: string) => (/^\/(auth|rest)\/v1\/[a-z_]+$/.test(path) ? path : 'other');

/**
 * `GET /metrics` for a collector on this machine that connects directly to a loopback address. All other
 * requests get 404, including those through a proxy on this machine.
 */
export const metricsPage =
	(metrics: Metrics, backend: Pick<Inspected, 'inspect'>) =>
	async (context: Context<{ Bindings: Partial<HttpBindings> }>, next: () => Promise<void>) => {
		const { headers, url } = context.req.raw;
		const address = context.env?.incoming?.socket.remoteAddress;
		if (!isLocal(address) || !isLocal(new URL(url).hostname)) return next();
		if (isProxied(headers)) return next();
		const all = (await metrics.asText()) + (await backendMetrics(backend));
		return context.text(all, 200, {
			'Content-Type': Registry.PROMETHEUS_CONTENT_TYPE,
			'Cache-Control': 'no-store',
		});
	};

function isLocal(host: string | undefined): boolean {
	const bare = host?.replace(/^\[(.*)\]$/, '$1').replace(/^::ffff:/i, '') ?? '';
	return isLoopback(bare) && (isIP(bare) > 0 || bare === 'localhost');
}

/** Unknown values are left out. */
async function backendMetrics(backend: Pick<Inspected, 'inspect'>): Promise<string> {
	const { database, mails, retentionRefused } = await backend.inspect();
	const registry = new Registry();
	const add = (name: string, help: string, value: number | boolean | undefined) => {
		if (value !== undefined) gauge(registry, name, help, () => Number(value));
	};
	add('database_up', '1 while the database answers.', database);
	add('outbox_mails_waiting', 'Mails not sent yet.', mails?.waiting);
	add('outbox_oldest_seconds', 'How long the oldest of them waits.', mails?.oldestSeconds);
	add('outbox_mails_set_aside', 'Mails not tried again by themselves.', mails?.setAside);
	add(
		'retention_refused',
		'1 while nothing is deleted until an operator confirms.',
		retentionRefused,
	);
	return registry.metrics();
}

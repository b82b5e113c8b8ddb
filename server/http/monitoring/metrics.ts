import { isIP } from 'node:net';
import { performance } from 'node:perf_hooks';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { isLoopback } from '#server/config.ts';
import { isProxied } from '#server/http/client-address.ts';
import type { Figure } from './figures.ts';

/** Upper bounds in seconds: from a cached page to a sign-in that waits for its turn. */
const BOUNDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.3, 0.5, 1, 2.5, 10];
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
		help: 'Time to the head of the answer, by the pattern of the address.',
		labelNames: ['route'],
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
		const seconds = (performance.now() - start) / 1_000;
		this.note(context.req.method, status, seconds, routeOf(context));
		if (status === 429) this.#limits.inc({ path: groupOf(context.req.path) });
	});

	note(method: string, status: number, seconds: number, route: string): void {
		const label = METHODS.has(method) ? method : 'other';
		this.#requests.inc({ method: label, status: `${Math.floor(status / 100)}xx` });
		this.#seconds.observe({ route }, seconds);
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

/**
 * The pattern by which the address was found, never the address: `page` or `file` where it fits all. Supabase's calls
 * are named by their path where it is on the list of the gateway, which answers 404 to all others.
 */
function routeOf(context: Context): string {
	const pattern = routePath(context);
	if (pattern.startsWith('/auth/v1') || pattern.startsWith('/rest/v1'))
		return context.res.status === 404 ? 'other' : groupOf(context.req.path);
	if (/[a-z]/.test(pattern)) return pattern;
	return pageOrFile(context.req.path);
}

export const pageOrFile = (path: string) => (/\.(?!parts$)\w+$/.test(path) ? 'file' : 'page');

/** Names a limit by its API path. Any other path may contain text from a client, so it becomes `other`. */
const groupOf = (path: string) => (/^\/(auth|rest)\/v1\/[a-z_]+$/.test(path) ? path : 'other');

/**
 * `GET /metrics` for a collector on this machine that connects directly to a loopback address. All other
 * requests get 404, including those through a proxy on this machine.
 */
export const metricsPage =
	(metrics: Metrics, figures: () => Promise<Figure[]>) =>
	async (context: Context<{ Bindings: Partial<HttpBindings> }>, next: () => Promise<void>) => {
		const { headers, url } = context.req.raw;
		const address = context.env?.incoming?.socket.remoteAddress;
		if (!isLocal(address) || !isLocal(new URL(url).hostname)) return next();
		if (isProxied(headers)) return next();
		const all = (await metrics.asText()) + (await textOf(await figures()));
		return context.text(all, 200, {
			'Content-Type': Registry.PROMETHEUS_CONTENT_TYPE,
			'Cache-Control': 'no-store',
		});
	};

function isLocal(host: string | undefined): boolean {
	const bare = host?.replace(/^\[(.*)\]$/, '$1').replace(/^::ffff:/i, '') ?? '';
	return isLoopback(bare) && (isIP(bare) > 0 || bare === 'localhost');
}

async function textOf(figures: Figure[]): Promise<string> {
	const registry = new Registry();
	for (const { name, help, type, values } of figures) {
		const labelNames = [...new Set(values.flatMap(({ labels = {} }) => Object.keys(labels)))];
		const settings = { name, help, labelNames, registers: [registry] };
		if (type === 'gauge') {
			const gauge = new Gauge(settings);
			for (const { labels = {}, value } of values) gauge.set(labels, value);
		} else {
			const counter = new Counter(settings);
			for (const { labels = {}, value } of values) counter.inc(labels, value);
		}
	}
	return registry.metrics();
}

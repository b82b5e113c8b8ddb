import { isIP } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { Registry } from 'prom-client';
import { isLoopback } from '#server/config.ts';
import { isProxied } from '#server/http/client-address.ts';
import type { Inspected } from '#server/http/monitoring/health.ts';
import { gauge, type Metrics } from '#server/http/monitoring/metrics.ts';

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

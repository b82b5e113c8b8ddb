import { isIP } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Backend } from '#server/backend/types.ts';
import { isLoopback } from '#server/config.ts';
import { asText, type Metric, type Metrics, processMetrics } from '#server/http/metrics.ts';
import { isProxied } from '#server/http/proxy-headers.ts';

/**
 * `GET /metrics` for a collector on this machine: asked directly, at a loopback address. For
 * everybody else, through a proxy on this machine too, there is no such page.
 */
export const metricsPage =
	(metrics: Metrics, backend: Backend) =>
	async (context: Context<{ Bindings: Partial<HttpBindings> }>, next: () => Promise<void>) => {
		const { headers, url } = context.req.raw;
		const address = context.env?.incoming?.socket.remoteAddress;
		if (!isOwn(address) || !isOwn(new URL(url).hostname)) return next();
		if (isProxied(headers)) return next();
		const all = [...metrics.read(), ...(await backendMetrics(backend)), ...processMetrics()];
		return context.text(asText(all), 200, {
			'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
			'Cache-Control': 'no-store',
		});
	};

function isOwn(host: string | undefined): boolean {
	const bare = host?.replace(/^\[(.*)\]$/, '$1').replace(/^::ffff:/i, '') ?? '';
	return isLoopback(bare) && (isIP(bare) > 0 || bare === 'localhost');
}

async function backendMetrics(backend: Backend): Promise<Metric[]> {
	const { database, mails, retentionRefused } = await backend.inspect();
	const gauge = (name: string, help: string, value: number | undefined): Metric[] =>
		value === undefined ? [] : [{ name, type: 'gauge', help, samples: [['', value]] }];
	return [
		...gauge('database_up', '1 while the database answers.', Number(database)),
		...gauge('outbox_mails_waiting', 'Mails not sent yet.', mails?.waiting),
		...gauge('outbox_oldest_seconds', 'How long the oldest of them waits.', mails?.oldestSeconds),
		...gauge('outbox_mails_set_aside', 'Mails not tried again by themselves.', mails?.setAside),
		...gauge(
			'retention_refused',
			'1 while nothing is deleted until an operator confirms.',
			retentionRefused === undefined ? undefined : Number(retentionRefused),
		),
	];
}

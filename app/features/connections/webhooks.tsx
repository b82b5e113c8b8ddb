import { useState } from 'react';
import { useDeed } from '#app/lib/calls/deeds.ts';
import { connectionMessages } from '#app/messages/connections.ts';
import { AskFirst } from '#app/ui/ask-first.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Entries } from '#app/ui/page/part-boundary.tsx';
import { toast } from '#app/ui/toast.ts';
import type { Delivery, Webhook } from '#schema/employers/webhooks.ts';
import { londonMoment } from '#schema/london-day.ts';
import { changeSecret, removeWebhook, testWebhook, turnOn } from './api.ts';
import { OneTimeSecret } from './one-time-secret.tsx';

/** The addresses that are told what happens, with what was sent to each. */
export const Webhooks = ({ webhooks }: { webhooks: Webhook[] }) => (
	<section>
		<h2 className="mb-3 text-part">Webhooks</h2>
		{webhooks.length === 0 ? (
			<p className="text-muted">No program is told what happens.</p>
		) : (
			<ul className="grid gap-3">
				<Entries>
					{webhooks.map((webhook) => (
						<WebhookEntry key={webhook.id} webhook={webhook} />
					))}
				</Entries>
			</ul>
		)}
	</section>
);

function WebhookEntry({ webhook: { id, url, off_at, deliveries } }: { webhook: Webhook }) {
	const { run, busy } = useDeed();
	const [secret, setSecret] = useState<string | null>(null);
	const press = async (
		does: ReturnType<typeof testWebhook>,
		said: typeof connectionMessages.tested,
	) => {
		const result = await run(does);
		toast(result.ok ? said : connectionMessages.failed(result.message));
	};
	const change = async () => {
		const result = await run(changeSecret(id));
		if (result.ok) setSecret(result.value.secret);
		else toast(connectionMessages.failed(result.message));
	};
	const of = <span className="sr-only"> {url}</span>;
	return (
		<li className="grid gap-3 rounded-card border border-line bg-card p-4">
			<p className="flex flex-wrap items-center gap-x-3 gap-y-1">
				<b className="wrap-anywhere">{url}</b>
				<Badge tone={off_at ? 'warn' : 'good'}>{off_at ? 'Off' : 'On'}</Badge>
			</p>
			{secret !== null && (
				<OneTimeSecret key={secret} title="The new secret, once" secret={secret} />
			)}
			<div className="flex flex-wrap gap-x-1">
				{off_at ? (
					<Button
						look="text"
						disabled={busy}
						onClick={() => press(turnOn(id), connectionMessages.turnedOn)}
					>
						Turn on{of}
					</Button>
				) : (
					<Button
						look="text"
						disabled={busy}
						onClick={() => press(testWebhook(id), connectionMessages.tested)}
					>
						Send a test{of}
					</Button>
				)}
				<Button look="text" disabled={busy} onClick={change}>
					New secret{of}
				</Button>
				<AskFirst
					label="Remove"
					of={` ${url}`}
					title="Remove this address?"
					yes="Yes, remove it"
					working="Removing..."
					no="Keep it"
					look="hot"
					does={() => removeWebhook(id)}
					said={connectionMessages.removed}
					failed={connectionMessages.failed}
				>
					<p className="wrap-anywhere">
						{url} is told nothing more, and its secret ends. We email all owners.
					</p>
				</AskFirst>
			</div>
			{deliveries.length > 0 && (
				<details>
					<summary className="link inline-flex min-h-11 items-center">What was sent last</summary>
					<ul className="grid gap-2 text-small">
						{deliveries.map((delivery) => (
							<li key={delivery.id} className="border-t border-line pt-2 wrap-anywhere">
								<code>{delivery.type}</code>, {londonMoment(delivery.happened_at)}:{' '}
								<span>{standing(delivery)}</span>
							</li>
						))}
					</ul>
				</details>
			)}
		</li>
	);
}

/** Words for why there was no answer. */
const reasons: Record<string, string> = {
	timeout: 'no answer within ten seconds',
	'not-public': 'the address is not public',
	certificate: 'its certificate is not valid',
	'no-such-name': 'its name leads nowhere',
	'no-connection': 'no connection',
	restored: 'not sent, as our data was restored from a backup',
};

function standing({ answer, attempts, delivered_at, next_at }: Delivery): string {
	if (delivered_at) return `accepted (${answer})`;
	const said = answer === null ? '' : `${reasons[answer] ?? `answered ${answer}`}, `;
	const tries = attempts === 1 ? '1 attempt' : `${attempts} attempts`;
	if (next_at === null) return `${said}given up after ${tries}`;
	return attempts === 0 ? 'on its way' : `${said}tried again (${tries})`;
}

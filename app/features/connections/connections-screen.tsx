import type { Connections } from '#schema/employers/connections.ts';
import { AddWebhook } from './add-webhook.tsx';
import { Keys } from './keys.tsx';
import { MakeKey } from './make-key.tsx';
import { Webhooks } from './webhooks.tsx';

/** What programs may do for a company, and what they are told; for its owners. */
export const ConnectionsScreen = ({
	connections: { keys, webhooks },
}: {
	connections: Connections;
}) => (
	<div className="grid gap-10">
		<div className="grid items-start gap-8 @5xl:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
			<Keys keys={keys} />
			<MakeKey keys={keys} />
		</div>
		<div className="grid items-start gap-8 @5xl:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
			<Webhooks webhooks={webhooks} />
			<AddWebhook webhooks={webhooks} />
		</div>
	</div>
);

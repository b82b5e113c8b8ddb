-- What is due is looked for by address: one with thousands must not keep the others waiting.
drop index posting_rules.webhook_deliveries_next_idx;
create index webhook_deliveries_due_idx on posting_rules.webhook_deliveries (webhook_id, next_at)
	where next_at is not null;

-- Keys with which programs of a company call /api/v1. A key acts for the owner who has made it, for as long as they are one. Of
-- the key itself only the digest is stored: it has 32 random bytes, so that nobody can guess it from that.
create table posting_rules.company_keys (
	id uuid primary key default gen_random_uuid(),
	employer_id uuid not null references public.employers (id) on delete cascade,
	made_by uuid not null references auth.users (id) on delete cascade,
	name text not null check (char_length(name) <= 60 and name ~ '\S'),
	digest bytea not null unique check (octet_length(digest) = 32),
	made_at timestamptz not null default clock_timestamp(),
	-- To the minute.
	used_at timestamptz
);
create index company_keys_employer_idx on posting_rules.company_keys (employer_id);
create index company_keys_made_by_idx on posting_rules.company_keys (made_by);

-- What was posted with which Idempotency-Key, for a day: the same request again is answered with the same draft.
create table posting_rules.api_posts (
	key_id uuid not null references posting_rules.company_keys (id) on delete cascade,
	idempotency_key text not null check (char_length(idempotency_key) between 1 and 255),
	-- Of the body.
	digest bytea not null check (octet_length(digest) = 32),
	draft_id uuid references public.internship_drafts (id) on delete cascade,
	posted_at timestamptz not null default clock_timestamp(),
	primary key (key_id, idempotency_key)
);
create index api_posts_draft_idx on posting_rules.api_posts (draft_id);

alter table posting_rules.company_keys enable row level security;
alter table posting_rules.api_posts enable row level security;
revoke all on posting_rules.company_keys, posting_rules.api_posts from public, anon, authenticated, service_role;
grant select, insert, update, delete on posting_rules.company_keys, posting_rules.api_posts to service_role;
create policy "deeds do everything" on posting_rules.company_keys
	for all to service_role using (true) with check (true);
create policy "deeds do everything" on posting_rules.api_posts
	for all to service_role using (true) with check (true);

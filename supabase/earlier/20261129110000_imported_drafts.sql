-- What the line of a file said from which a draft was imported: the same line is known although the draft has changed since.
alter table public.internship_drafts
	add column imported_digest bytea check (octet_length(imported_digest) = 32);

-- Since when something had waited that staff have decided on: what waits is deleted, or says it no longer, once it is decided.
alter table public.staff_log add column waited_since timestamptz;

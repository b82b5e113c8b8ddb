-- Mails are sent from their table. Until here pg-boss kept a job for each in its own schema.
alter table outbox.mails
	-- Before this time the mail is not tried again.
	add column due_at timestamptz not null default clock_timestamp(),
	-- Set by the server that sends the mail, and emptied when its attempt ends. A server that is killed leaves it: after
	-- `LEASE` of server/mail/delivery/deliver.ts another takes the mail.
	add column taken_at timestamptz;
create index mails_waiting_idx on outbox.mails ((unsubscribe_url is not null), due_at)
	where not caught and sent_at is null and refused_at is null and set_aside_at is null;

-- What was being sent is not sent again while it may still be acknowledged. A waiting mail without a job is due.
do $$ begin
	if to_regclass('pgboss.job') is null then return; end if;
	update outbox.mails as mail set
		due_at = case when job.state = 'active' then job.started_on + make_interval(secs => job.retry_delay)
			else job.start_after end,
		taken_at = case when job.state = 'active' then job.started_on end
	from pgboss.job as job
	where job.name = 'mail' and job.data ->> 'id' = mail.id::text and job.state in ('created', 'retry', 'active');
	-- Another program may keep its own jobs there.
	if not exists (select from pgboss.queue where name <> 'mail' and name not like '\_\_pgboss\_\_%') then
		drop schema pgboss cascade;
	end if;
end $$;

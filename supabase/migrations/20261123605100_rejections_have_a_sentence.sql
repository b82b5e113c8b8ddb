-- A rejection has a message of at least one sentence. The same rule, with the same figures, is in
-- schema/applications/rejection-message.ts; what stands for a name does not count.
create function application_rules.is_sentence(message text) returns boolean
	language sql immutable set search_path = ''
as $$
	select (char_length(said.text) >= 15 and (
		select count(*) from regexp_split_to_table(said.text, '[ \t\r\n]+') as word
		where word ~ '[^!-@\[-`{-~]'
	) >= 3)
		-- Scripts without spaces between words.
		or char_length(regexp_replace(said.text,
			'[^\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff]', '', 'g')) >= 8
	from (select btrim(replace(message, '{name}', ''), E' \t\r\n') as text) as said
$$;
revoke all on function application_rules.is_sentence(text) from public, anon;
grant execute on function application_rules.is_sentence(text) to authenticated, service_role;

-- Templates that are too short are ours again.
delete from public.message_templates where to_status = 'rejected' and not application_rules.is_sentence(text);
alter table public.message_templates add constraint message_templates_rejection_check
	check (to_status <> 'rejected' or application_rules.is_sentence(text));

-- Moves an application, with its message, in one step. `expected` is the status that the caller has seen.
-- @param by_server for what the clock decides; staff's role only
-- @returns the event
-- @throws PT404, PT409 if it has another status by now, PT422 if there is no such move, or if a rejection
-- has no message of a sentence or none of the reasons
create or replace function application_rules.move(
	given uuid, expected text, wanted text, reasons text[] default '{}', message text default null,
	by_server boolean default false
) returns uuid
	language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
	application constant public.applications := application_rules.locked(given);
	mover text := application_rules.mover_of(application);
	allowed application_rules.moves;
	event uuid;
begin
	if by_server and current_setting('role') = 'service_role' then
		mover := 'server';
	end if;
	if application.status <> expected then
		raise sqlstate 'PT409' using message = 'The application has been moved in the meantime.',
			detail = application.status;
	end if;
	select * into allowed from application_rules.moves as known
		where known.mover = mover and known.from_status = expected and known.to_status = wanted;
	if allowed.mover is null then
		raise sqlstate 'PT422' using message = 'This move does not exist.';
	end if;
	if wanted = 'rejected' and (
		cardinality(reasons) = 0 or not application_rules.is_sentence(coalesce(message, ''))
	) then
		raise sqlstate 'PT422' using message = 'A rejection has a reason and a message of at least one sentence.';
	end if;
	if wanted = 'rejected' and exists (
		select from unnest(reasons) as reason
		where reason is null or reason not in (select known.reason from application_rules.rejection_reasons as known)
	) then
		raise sqlstate 'PT422' using message = 'There is no such reason.';
	end if;
	insert into public.application_events
		(application_id, mover, moved_by, from_status, to_status, reasons, message)
		values (given, mover, case when mover <> 'server' then auth.uid() end, expected, wanted,
			case wanted when 'rejected' then reasons else '{}' end, nullif(btrim(message), ''))
		returning id into event;
	update public.applications as moved set status = wanted where moved.id = given;
	-- Its mails wait for as long as it can be taken back.
	insert into outbox.notices (kind, row_id, due_at) values ('application_events', event,
		clock_timestamp() + case when allowed.take_back then interval '10 minutes' else interval '0' end);
	if mover = 'staff' and auth.uid() is not null then
		perform staff_rules.note('application-moved', 'application', given::text, expected || ' to ' || wanted);
	end if;
	return event;
end
$$;

-- The mail about a returned draft has the words of the return: the draft may be submitted again, and its reason
-- deleted, before the mail is written. They are deleted with the notice.
alter table outbox.notices add column words jsonb;

-- Returns a draft to its employer, with a reason and comments on its fields.
create or replace function posting_rules.send_back(
	given uuid, expected integer, reason text, field_comments jsonb
) returns void
	language plpgsql security definer set search_path = ''
as $$
declare
	draft constant public.internship_drafts := posting_rules.waiting_draft(given);
begin
	perform posting_rules.require_version(draft, expected);
	if coalesce(reason, '') !~ '\S' then
		raise sqlstate 'PT422' using message = 'A draft is returned with a reason.', detail = 'reason';
	end if;
	update public.internship_drafts set state = 'returned', return_reason = btrim(reason),
		comments = field_comments, decided_at = clock_timestamp(), claimed_by = null, claimed_until = null
		where id = given;
	insert into outbox.notices (kind, row_id, words) values ('draft_returned', given, jsonb_build_object(
		'title', posting_rules.title_of(draft), 'reason', btrim(reason), 'comments', field_comments));
	perform staff_rules.note('return', 'draft', given::text,
		left(concat_ws(': ', posting_rules.title_of(draft), btrim(reason)), 5000));
end
$$;

-- What is valid in a column. The same rules, with the same figures, are in schema/.

-- For constraints: whether this is a list of at most `most` texts or objects, each no longer than `longest` says.
-- `longest` is the length of a text, where every entry is one; or an object with the length of each member, where every
-- entry is an object with just these members, each a text or null.
create or replace function application_rules.is_list(given jsonb, most integer, longest jsonb) returns boolean
	language sql immutable parallel safe
	return case
		when jsonb_typeof(given) <> 'array' or jsonb_array_length(given) > most then false
		when jsonb_typeof(longest) = 'number' then not exists (
			select from jsonb_array_elements(given) as entry
			where jsonb_typeof(entry) <> 'string' or entry #>> '{}' !~ '\S'
				or char_length(entry #>> '{}') > longest::integer
		)
		else not exists (
			select from jsonb_array_elements(given) as entry
			where jsonb_typeof(entry) <> 'object'
				or not coalesce(entry ?& array(select jsonb_object_keys(longest)), false)
				or exists (
					select from jsonb_each(
						case jsonb_typeof(entry) when 'object' then entry else '{}' end
					) as member
					where not longest ? member.key
						or jsonb_typeof(member.value) not in ('string', 'null')
						or char_length(member.value #>> '{}') > (longest ->> member.key)::integer
				)
		)
	end;
grant execute on function application_rules.is_list to authenticated, service_role;

-- For constraints: whether a message has at least one sentence, as isSentence in
-- schema/applications/rejection-message.ts. What stands for a name does not count.
create or replace function application_rules.is_sentence(message text) returns boolean
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
grant execute on function application_rules.is_sentence to authenticated, service_role;

-- Whether a text is one line without control and format characters, which hide what a name says, or turn its letters
-- around. Called by constraints. The same characters as in schema/one-line.ts; the joiners of Persian, Hindi and emoji
-- (U+200C, U+200D) may stand anywhere here, and only where they belong there.
create or replace function public.is_one_line(given text) returns boolean
	language sql immutable parallel safe
	return given !~ ('[\u0001-\u001f\u007f-\u009f\u00ad\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u115f\u1160'
		|| '\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u2064\u2066-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb'
		|| '\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a'
		|| '\U000e0001\U000e0020-\U000e007f]');
grant execute on function public.is_one_line to anon, authenticated, service_role;

-- A text as lists are searched by it: in lower case, without accents, with one sign for apostrophes and one for dashes,
-- whatever keyboard wrote them. Called by the server and the rules. A text of ASCII alone is a tenth of the work.
create or replace function public.search_form(given text) returns text
	language sql immutable parallel safe
	return case when octet_length(given) = length(given) then lower(replace(given, '`', '''') collate "C")
	else lower(replace(replace(replace(translate(regexp_replace(
		normalize(translate(given, U&'\00b4`\2018\2019\201b\02b9\02bb\02bc\2032\2010\2011\2012\2013\2014\2212', '''''''''''''''''''------'), NFKD),
		U&'[\0300-\036f]', '', 'g'), 'ØøŁłĐđĦħŦŧıÆŒ', 'OoLlDdHhTtiæœ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) end;
grant execute on function public.search_form to anon, authenticated, service_role;

-- Whether a text, or one of several, has in it what somebody typed into the search of a list. Called by the server and
-- the rules.
create or replace function public.has_typed(typed text, variadic searched text[]) returns boolean
	language sql stable parallel safe set search_path = ''
	return position(public.search_form(typed) in public.search_form(array_to_string(searched, ' '))) > 0;
grant execute on function public.has_typed to authenticated, service_role;

-- Whether the texts of a list, but the details of its entries, are one line each. Called by constraints.
create or replace function application_rules.are_lines(given jsonb) returns boolean
	language sql immutable parallel safe
	return case jsonb_typeof(given) when 'array' then not exists (
		select from jsonb_array_elements(given) as entry
		cross join lateral jsonb_each_text(
			case jsonb_typeof(entry) when 'object' then entry - 'details' else jsonb_build_object('text', entry) end
		) as member
		where not public.is_one_line(member.value)
	) end;
grant execute on function application_rules.are_lines to authenticated, service_role;

-- For constraints: whether this is what an offer says, as in schema/applications/offer/offer-facts.ts; null for null.
create or replace function application_rules.is_offer(given jsonb) returns boolean
	language sql immutable parallel safe
	return given is null or coalesce(
		given - array['first_day', 'last_day', 'hours', 'pay_amount', 'pay_per', 'pay_currency', 'place', 'report_to']
			= '{}'
		and (given ->> 'first_day') ~ '^20\d\d-\d\d-\d\d$' and (given ->> 'last_day') ~ '^20\d\d-\d\d-\d\d$'
		and (given ->> 'last_day') >= (given ->> 'first_day')
		and jsonb_typeof(given -> 'hours') = 'number' and (given ->> 'hours')::numeric between 1 and 168
		and jsonb_typeof(given -> 'pay_amount') = 'number' and (given ->> 'pay_amount')::numeric between 1 and 999999
		and (given ->> 'pay_per') in ('month', 'week', 'hour')
		and (given ->> 'pay_amount')::numeric % case given ->> 'pay_per' when 'hour' then 0.01 else 1 end = 0
		and (given ->> 'pay_currency') ~ '^[A-Z]{3}$'
		and char_length(given ->> 'place') between 1 and 200 and public.is_one_line(given ->> 'place')
		and (given -> 'report_to' = 'null' or (
			char_length(given ->> 'report_to') between 1 and 120 and public.is_one_line(given ->> 'report_to'))),
		false);
grant execute on function application_rules.is_offer to authenticated, service_role;

-- For constraints: whether this is an invitation to an interview, as Invitation in
-- schema/applications/interview/invitation.ts.
create or replace function application_rules.is_invitation(given jsonb) returns boolean
	language sql immutable parallel safe
	return coalesce(
		given - array['times', 'minutes', 'place', 'one_each', 'cancelled'] = '{}'
		and case jsonb_typeof(given -> 'times') when 'array' then jsonb_array_length(given -> 'times') <= 5 and not exists (
			select from jsonb_array_elements_text(given -> 'times') as entry (moment)
			where moment !~ '^20\d\d-\d\d-\d\dT\d\d:\d\d:00\.000Z$'
		) end
		and jsonb_typeof(given -> 'minutes') = 'number' and (given ->> 'minutes')::numeric between 5 and 240
		and (given -> 'place' = 'null' or (
			char_length(given ->> 'place') between 1 and 300 and public.is_one_line(given ->> 'place')))
		and jsonb_typeof(given -> 'one_each') = 'boolean' and jsonb_typeof(given -> 'cancelled') = 'boolean',
		false);
grant execute on function application_rules.is_invitation to authenticated, service_role;

-- For constraints: whether this is what a move to a status brings along, as DetailsOf in schema/applications/details.ts.
create or replace function application_rules.are_details(status text, given jsonb) returns boolean
	language sql immutable parallel safe
	return coalesce(case status
		when 'offered' then given - array['offer_until', 'offer'] = '{}'
			and (given -> 'offer_until' = 'null' or (given ->> 'offer_until') ~ '^20\d\d-\d\d-\d\d$')
			and application_rules.is_offer(nullif(given -> 'offer', 'null'))
		when 'interview' then given - 'interview' = '{}' and application_rules.is_invitation(given -> 'interview')
	end, false);
grant execute on function application_rules.are_details to authenticated, service_role;

-- For constraints: whether these are questions of an employer with their answers, as questionAnswers in
-- schema/applications/question-answers.ts.
create or replace function application_rules.are_question_answers(given jsonb) returns boolean
	language sql immutable parallel safe
	return case
		when application_rules.is_list(given, 3, '{"question": 200, "answer": 1000}') then not exists (
			select from jsonb_array_elements(given) as entry
			where not coalesce((entry ->> 'question') ~ '\S' and public.is_one_line(entry ->> 'question')
				and (entry ->> 'answer') ~ '\S', false)
		)
		else false
	end;
grant execute on function application_rules.are_question_answers to authenticated, service_role;

-- The list of employers takes filters: the function has one argument more, with a default for a process of the release before.
drop function if exists staff_rules.employers(text, text, integer, bigint, uuid);

-- The list of employers is asked for by the key of its last entry: by a number to skip, each company that staff decided
-- meanwhile hid another one.
drop function if exists staff_rules.employers(text, text, integer, integer);

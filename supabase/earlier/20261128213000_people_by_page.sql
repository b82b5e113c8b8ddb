-- People are found page by page.
drop function if exists staff_rules.people(text);

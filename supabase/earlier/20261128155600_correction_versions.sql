-- A version of corrections never comes again, although the row is removed when staff have decided: whoever has an older list
-- open decides on nothing that they have not seen.
create sequence posting_rules.correction_versions as integer;
grant usage on sequence posting_rules.correction_versions to service_role;
update posting_rules.corrections set version = nextval('posting_rules.correction_versions');

-- A CV may have 5 MB: of designed ones with a photograph about one in fifty has more than 2. Where readers look for the
-- head of a PDF, in the first 1,024 bytes, other programs may have written before it.
alter table public.cv_files
	-- False for a scan: the student is told that programs cannot read it.
	add column has_text boolean not null default true,
	drop constraint cv_files_content_check,
	add constraint cv_files_content_check check (
		octet_length(content) <= 5242880
		and position('\x255044462d'::bytea in substr(content, 1, 1029)) > 0
	);
alter table public.sent_cvs
	drop constraint sent_cvs_content_check,
	add constraint sent_cvs_content_check check (
		octet_length(content) <= 5242880
		and position('\x255044462d'::bytea in substr(content, 1, 1029)) > 0
	);

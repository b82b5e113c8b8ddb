-- A row in every table of the commit 465ba077.
set session_replication_role = replica;
truncate catalogue.state, retention.state;
insert into accounts.repeated_sign_ups (user_id, password_hash, created_at) overriding system value
	values ('00000000-0000-4000-8000-00000000000a', '$2b$10$hash', '2026-11-01 00:00:00+00');
insert into application_rules.moves (mover, from_status, to_status, take_back) overriding system value
	values ('student', 'submitted', 'withdrawn', 'true');
insert into application_rules.rejection_reasons (reason) overriding system value
	values ('skills');
insert into auth.users (id, aud, role, email, encrypted_password, phone, email_confirmed_at, invited_at, confirmation_token, confirmation_sent_at, recovery_token, recovery_sent_at, email_change, email_change_token_new, email_change_token_current, email_change_sent_at, email_change_confirm_status, phone_confirmed_at, phone_change, phone_change_token, phone_change_sent_at, reauthentication_token, reauthentication_sent_at, raw_app_meta_data, raw_user_meta_data, banned_until, deleted_at, is_sso_user, is_anonymous, last_sign_in_at, created_at, updated_at) overriding system value
	values ('00000000-0000-4000-8000-00000000000a', 'authenticated', 'authenticated', 'ann@example.org', null, null, null, null, null, null, null, null, null, null, null, null, '0', null, null, null, null, null, null, '{}', '{}', null, null, 'false', 'false', null, '2026-11-29 16:27:37.149991+00', '2026-11-29 16:27:37.149991+00');
insert into auth.users (id, aud, role, email, encrypted_password, phone, email_confirmed_at, invited_at, confirmation_token, confirmation_sent_at, recovery_token, recovery_sent_at, email_change, email_change_token_new, email_change_token_current, email_change_sent_at, email_change_confirm_status, phone_confirmed_at, phone_change, phone_change_token, phone_change_sent_at, reauthentication_token, reauthentication_sent_at, raw_app_meta_data, raw_user_meta_data, banned_until, deleted_at, is_sso_user, is_anonymous, last_sign_in_at, created_at, updated_at) overriding system value
	values ('00000000-0000-4000-8000-00000000000b', 'authenticated', 'authenticated', 'bob@acre.example', null, null, null, null, null, null, null, null, null, null, null, null, '0', null, null, null, null, null, null, '{}', '{}', null, null, 'false', 'false', null, '2026-11-29 16:27:37.149991+00', '2026-11-29 16:27:37.149991+00');
insert into auth.users (id, aud, role, email, encrypted_password, phone, email_confirmed_at, invited_at, confirmation_token, confirmation_sent_at, recovery_token, recovery_sent_at, email_change, email_change_token_new, email_change_token_current, email_change_sent_at, email_change_confirm_status, phone_confirmed_at, phone_change, phone_change_token, phone_change_sent_at, reauthentication_token, reauthentication_sent_at, raw_app_meta_data, raw_user_meta_data, banned_until, deleted_at, is_sso_user, is_anonymous, last_sign_in_at, created_at, updated_at) overriding system value
	values ('00000000-0000-4000-8000-00000000000c', 'authenticated', 'authenticated', 'cat@example.org', null, null, null, null, null, null, null, null, null, null, null, null, '0', null, null, null, null, null, null, '{}', '{}', null, null, 'false', 'false', null, '2026-11-29 16:27:37.149991+00', '2026-11-29 16:27:37.149991+00');
insert into catalogue.answer_records (employer_id, applications, asked, answered, median_days) overriding system value
	values ('00000000-0000-4000-8000-0000000000e1', '6', '5', '4', '3');
insert into catalogue.records_day (only_row, day) overriding system value
	values ('true', '2026-11-22');
insert into catalogue.site_entries (entry, number, digest) overriding system value
	values ('london/3', '41', null);
insert into catalogue.stale_records (id, employer_id, daily) overriding system value
	values ('5', '00000000-0000-4000-8000-0000000000e1', 'false');
insert into catalogue.state (only_row, version, deleted) overriding system value
	values ('true', '10', '4');
insert into catalogue.views (internship_id, day, views) overriding system value
	values ('00000000-0000-4000-8000-000000000011', '2026-11-22', '12');
insert into limits.counts (key, points, expire) overriding system value
	values ('digest', '3', '1763900000000');
insert into limits.known_networks (user_id, network, used_on) overriding system value
	values ('00000000-0000-4000-8000-00000000000a', 'digest', '2026-11-20');
insert into outbox.mails (id, recipient, subject, body_text, body_html, caught, created_at, sent_at, refused_at, attempts, reply_to, unsubscribe_url, unconfirmed, set_aside_at, alerts, due_at, taken_at, kind) overriding system value
	values ('00000000-0000-4000-8000-000000000041', 'ann@example.org', 'Received', 'Text', '<p>Text</p>', 'true', '2026-10-10 00:00:00+00', null, null, '1', 'office@example.org', null, '0', null, '{00000000-0000-4000-8000-000000000038}', '2026-11-29 16:27:37.939708+00', null, 'unknown');
insert into outbox.news (event_id, employer_id, ready_at) overriding system value
	values ('00000000-0000-4000-8000-000000000032', '00000000-0000-4000-8000-0000000000e1', '2026-10-11 00:00:00+00');
insert into outbox.notices (id, kind, row_id, due_at, words) overriding system value
	values ('6', 'drafts_returned', '00000000-0000-4000-8000-000000000039', '2026-11-03 00:00:00+00', '{"reason": "Say what is paid."}');
insert into outbox.promise_state (only_row, began_on, last_day, refused) overriding system value
	values ('true', '2026-10-01', '2026-11-22', null);
insert into outbox.reminders (id, employer_id, day) overriding system value
	values ('00000000-0000-4000-8000-000000000042', '00000000-0000-4000-8000-0000000000e1', '2026-10-22');
insert into outbox.suggestions (event_id, slugs) overriding system value
	values ('00000000-0000-4000-8000-000000000033', '{loom-intern-acre}');
insert into outbox.told (application_id, what, reminder_id) overriding system value
	values ('00000000-0000-4000-8000-000000000031', 'soon', '00000000-0000-4000-8000-000000000042');
insert into posting_rules.changes (id, internship_id, at, before, after, mail_at) overriding system value
	values ('00000000-0000-4000-8000-00000000003a', '00000000-0000-4000-8000-000000000011', '2026-11-01 00:00:00+00', '{"hours": 37.5}', '{"hours": 35}', null);
insert into public.alerts (id, user_id, query, frequency, created_at, told_from, told_to, looked_on, wanted_on, asked_on, ends_on) overriding system value
	values ('00000000-0000-4000-8000-000000000038', '00000000-0000-4000-8000-00000000000a', 'search=loom', 'weekly', '2026-10-09 00:00:00+00', '40', '41', '2026-11-16', '2026-10-09', null, null);
insert into public.application_copies (application_id, profile, permission_shown, cv_name, created_at, sent_cv) overriding system value
	values ('00000000-0000-4000-8000-000000000031', '{"name": "Ann Lee"}', '{"kind": "student-visa"}', 'ann-lee.pdf', '2026-10-10 00:00:00+00', '0d30e341-f00a-4400-ac77-202618c6cb6c');
insert into public.application_events (id, application_id, number, at, mover, moved_by, from_status, to_status, reasons, message, takes_back, offer_until) overriding system value
	values ('00000000-0000-4000-8000-000000000032', '00000000-0000-4000-8000-000000000031', '3', '2026-10-10 00:00:00+00', 'student', '00000000-0000-4000-8000-00000000000a', null, 'submitted', '{}', null, null, null);
insert into public.application_events (id, application_id, number, at, mover, moved_by, from_status, to_status, reasons, message, takes_back, offer_until) overriding system value
	values ('00000000-0000-4000-8000-000000000033', '00000000-0000-4000-8000-000000000031', '4', '2026-10-11 00:00:00+00', 'employer', '00000000-0000-4000-8000-00000000000b', 'submitted', 'in-review', '{}', 'We read it.', null, null);
insert into public.application_notes (id, application_id, written_by, at, text) overriding system value
	values ('00000000-0000-4000-8000-000000000034', '00000000-0000-4000-8000-000000000031', '00000000-0000-4000-8000-00000000000b', '2026-10-11 00:00:00+00', 'Ask about June.');
insert into public.applications (id, user_id, program_type, program_name, motivation, experience, availability, created_at, internship_id, status, answer_due_on, terms_version, to_office) overriding system value
	values ('00000000-0000-4000-8000-000000000031', '00000000-0000-4000-8000-00000000000a', 'uk-cities', 'Loom intern, Acre Ltd', 'I like looms', 'Two summers', 'June', '2026-10-10 00:00:00+00', '00000000-0000-4000-8000-000000000011', 'in-review', '2026-10-25', null, 'false');
insert into public.contact_answers (id, contact_id, at, message) overriding system value
	values ('00000000-0000-4000-8000-000000000023', '00000000-0000-4000-8000-000000000022', '2026-10-03 00:00:00+00', 'You may.');
insert into public.contacts (id, name, email, subject, category, message, created_at) overriding system value
	values ('00000000-0000-4000-8000-000000000022', 'Ann Lee', 'ann@example.org', 'A visa', 'general', 'May I?
	Ann', '2026-10-01 00:00:00+00');
insert into public.cv_files (id, user_id, name, content, created_at, updated_at) overriding system value
	values ('00000000-0000-4000-8000-000000000037', '00000000-0000-4000-8000-00000000000a', 'cv.pdf', '\x255044462d312e37', '2026-10-09 00:00:00+00', '2026-10-09 00:00:00+00');
insert into public.employer_decisions (id, employer_id, at, outcome, checks, company_number, reason, note, replaced, taken_back_at, asked_at) overriding system value
	values ('00000000-0000-4000-8000-0000000000d1', '00000000-0000-4000-8000-0000000000e1', '2026-10-02 00:00:00+00', 'verified', '{company-number}', '01234567', null, 'Looked up', null, null, null);
insert into public.employers (id, user_id, company_name, contact_person, phone, website, industry, company_size, location, company_description, founded_year, linkedin_url, profile_completed, verified, created_at, updated_at, application_mails, asked_at, verified_at, refused_at, refusal, company_number, host_since, answers_until) overriding system value
	values ('00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-00000000000b', 'Acre Ltd', 'Bob Ames', '0113 496 0000', 'https://acre.example', 'Technology', '11-50', 'Leeds', 'We make looms.', '1990', null, 'true', 'true', '2026-10-01 00:00:00+00', '2026-10-02 00:00:00+00', 'at-once', null, '2026-10-02 00:00:00+00', null, null, '01234567', '2026-10-02 00:00:00+00', null);
insert into public.internship_drafts (id, employer_id, internship_id, state, content, step, version, created_at, touched_at, submitted_at, times_submitted, claimed_by, claimed_until, decided_at, return_reason, comments, warnings, warned_at, returned_content, mailed_at) overriding system value
	values ('00000000-0000-4000-8000-000000000039', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-000000000011', 'submitted', '{"title": "Loom trainee"}', '4', '3', '2026-11-01 00:00:00+00', '2026-11-02 00:00:00+00', '2026-11-02 00:00:00+00', '1', '00000000-0000-4000-8000-00000000000c', '2026-11-02 00:00:00+00', null, null, '{}', '0', null, null, null);
insert into public.internships (id, number, slug, source, employer_id, kind, title, company, sector, city, location, remote, country, weeks, hours, pay_amount, pay_per, pay_currency, part_of_course, starts_on, starts, deadline, description, requirements, benefits, spots, featured, sponsorship, answer_days, details, status, published_at, updated_at, closed_at, sample, version, paused_by, most_applications, hidden, driving_licence, risks, expenses, notice, supervisor, authority) overriding system value
	values ('00000000-0000-4000-8000-000000000011', '41', 'loom-intern-acre', 'employer', '00000000-0000-4000-8000-0000000000e1', 'uk-cities', 'Loom intern', 'Acre Ltd', 'Engineering', 'Leeds', 'Leeds', 'hybrid', 'United Kingdom', '12', '35.0', '2100', 'month', 'GBP', 'false', '2027-06-01', 'June 2027', '2027-04-30', 'You mend looms.', '{Patience}', '{Lunch}', '2', 'false', 'student-visa-ok', '14', '{"team": "Four people"}', 'paused', '2026-10-05 00:00:00+00', '2026-10-06 00:00:00+00', null, 'false', '9', 'employer', '50', 'false', 'false', null, null, null, null, 'false');
insert into public.message_templates (id, user_id, to_status, text) overriding system value
	values ('00000000-0000-4000-8000-000000000035', '00000000-0000-4000-8000-00000000000b', 'rejected', 'Dear {name}, we have chosen somebody with more experience of looms.');
insert into public.newsletter_subscriptions (id, email, created_at) overriding system value
	values ('00000000-0000-4000-8000-000000000021', 'zoë@example.org', '2026-10-01 00:00:00+00');
insert into public.reports (id, internship, reason, message, email, created_at, resolved_at, resolution, event_id, mailed_at) overriding system value
	values ('00000000-0000-4000-8000-000000000024', 'loom-intern-acre', 'fee', 'They ask for money.', 'ann@example.org', '2026-10-07 00:00:00+00', '2026-10-08 00:00:00+00', 'They do not.', null, '2026-10-07 00:00:00+00');
insert into public.saved_internships (user_id, internship_id, saved_at) overriding system value
	values ('00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-000000000011', '2026-10-09 00:00:00+00');
insert into public.sent_cvs (id, user_id, content, created_at) overriding system value
	values ('0d30e341-f00a-4400-ac77-202618c6cb6c', '00000000-0000-4000-8000-00000000000a', '\x255044462d312e37', '2026-10-10 00:00:00+00');
insert into public.staff (user_id, added_at) overriding system value
	values ('00000000-0000-4000-8000-00000000000c', '2026-09-01 00:00:00+00');
insert into public.staff_log (id, number, at, staff_id, staff_email, action, subject, subject_id, detail) overriding system value
	values ('00000000-0000-4000-8000-0000000000f1', '7', '2026-10-02 00:00:00+00', '00000000-0000-4000-8000-00000000000c', 'cat@example.org', 'employer-verified', 'employer', '00000000-0000-4000-8000-0000000000e1', 'Acre Ltd');
insert into public.student_profiles (id, user_id, name, university, course, level, graduation, education, experience, skills, languages, links, work_permission, earliest_start, weekly_hours, versions, created_at, updated_at, phone, town, headline, projects) overriding system value
	values ('00000000-0000-4000-8000-000000000036', '00000000-0000-4000-8000-00000000000a', 'Ann Lee', 'Leeds', null, 'bachelor', '2027-06', '[{"to": null, "from": null, "school": "Leeds", "details": null, "qualification": null}]', '[]', '["SQL"]', '[]', '[]', '{"kind": "student-visa"}', null, null, '{"about": 2}', '2026-10-09 00:00:00+00', '2026-10-09 00:00:00+00', null, null, null, '[]');
insert into retention.state (only_row, last_run, refused) overriding system value
	values ('true', '2026-11-22 00:00:00+00', null);
insert into accounts.accepted_terms (user_id, version, accepted_on)
	values ('00000000-0000-4000-8000-00000000000a', '2026-09-01', '2026-10-01');
insert into accounts.recoveries (session_id, user_id, created_at)
	values ('00000000-0000-4000-8000-000000000051', '00000000-0000-4000-8000-00000000000a', '2026-11-22 00:00:00+00');
insert into public.application_events (id, application_id, number, at, mover, moved_by, from_status, to_status, offer_until)
	overriding system value
	values ('00000000-0000-4000-8000-000000000052', '00000000-0000-4000-8000-000000000031', '5', '2026-10-12 00:00:00+00',
		'employer', '00000000-0000-4000-8000-00000000000b', 'in-review', 'offered', '2026-10-30');
insert into application_rules.sent_now (event_id, at)
	values ('00000000-0000-4000-8000-000000000052', '2026-10-12 00:00:01+00');
insert into catalogue.empty_searches (words, day) values ('glass blowing', '2026-11-22');
insert into catalogue.view_salts (day, salt) values ('2026-11-22', '\x01');
insert into catalogue.view_digests (day, digest) values ('2026-11-22', '\x000102030405060708090a0b0c0d0e0f');
insert into catalogue.view_networks (day, digest, views) values ('2026-11-22', '\x0f0102030405060708090a0b0c0d0e0f', 3);
insert into outbox.told_offers (event_id, what) values ('00000000-0000-4000-8000-000000000052', 'ends');
insert into posting_rules.corrections (internship_id, approved, first_at, last_at, version)
	values ('00000000-0000-4000-8000-000000000011', '{"hours": 37.5}', '2026-11-01 00:00:00+00', '2026-11-02 00:00:00+00', 2);
insert into public.applicant_exports (id, at, employer_id, company, kind, internship, applications)
	values ('00000000-0000-4000-8000-000000000053', '2026-11-03 00:00:00+00', '00000000-0000-4000-8000-0000000000e1',
		'Acre', 'list', 'loom-intern-acre', 1);
insert into public.message_reviews (id, employer_id, user_id, asked_at, to_status, message, found, people, state, offer_until)
	values ('00000000-0000-4000-8000-000000000054', '00000000-0000-4000-8000-0000000000e1',
		'00000000-0000-4000-8000-00000000000b', '2026-11-03 00:00:00+00', 'offered', 'Bring your passport.', '{documents}', 1,
		'waiting', '2026-11-30');
insert into public.reviewed_applications (review_id, application_id, expected, waits)
	values ('00000000-0000-4000-8000-000000000054', '00000000-0000-4000-8000-000000000031', 'in-review', true);
insert into public.reopening_notices (user_id, internship_id, asked_at)
	values ('00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-000000000011', '2026-11-03 00:00:00+00');
insert into staff_rules.company_changes (employer_id, checked, first_at, last_at)
	values ('00000000-0000-4000-8000-0000000000e1', '{"company_name": "Acre"}', '2026-11-03 00:00:00+00', '2026-11-04 00:00:00+00');
set session_replication_role = origin;

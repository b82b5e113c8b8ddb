-- What each function is for, who calls it and what it raises; psql shows it with \df+. A migration that adds a function
-- adds its comment, too.
--
-- "The server" is its own role. "A signed-in person", "an employer", "staff" and "a student" are the role
-- `authenticated`, whose account the function checks itself. "The rules" are other functions and triggers. PT403, PT404,
-- PT409 and PT422 become answers with these statuses (server/api/refused.ts).

-- accounts: what the server does with accounts, as `auth` is not ours in a hosted project.
comment on function accounts.begin_sign_up is
	'Before a sign-up: deletes the unconfirmed account of this address, with the links sent for it. Returns whether '
	'the address has a confirmed account, and whether one was deleted. Called by the server.';
comment on function accounts.delete is
	'Deletes an account with its sessions, its rows and its traces in the log of the auth server. Does nothing if '
	'there is none. Called by the server.';
comment on function accounts.delete_unconfirmed is
	'Deletes accounts that nobody confirmed for a day, and their traces. Returns how many. Called by the server.';
comment on function accounts.find is
	'Address and name of accounts; those that do not exist are left out. Called by the server and the rules.';
comment on function accounts.forget_unconfirmed_sign_up is
	'Removes password and names typed at a sign-up that was never confirmed, before a link to choose a password '
	'confirms it. Called by the server.';
comment on function accounts.full_name is
	'The name in the metadata of an account, as Lite or Supabase stores them; null without one. Called by the rules '
	'and operators.';
comment on function accounts.is_contested is
	'Whether an unconfirmed address was signed up more than once. Called by the server.';
comment on function accounts.is_session is
	'Whether a session has not ended. Called by the server.';
comment on function accounts.note_repeated_sign_up is
	'Stores the password hash of a sign-up with an address that has an account. Called by the server.';
comment on function accounts.refused_sign_in is
	'For a refused sign-in: whether the account has a password, and the hash of a sign-up repeated within a day. No '
	'row without an account. Called by the server.';
comment on function accounts.unverify_employer is
	'Trigger on auth.users: an employer whose address changes is no longer verified.';

-- alert_rules: mails about new internships.
comment on function alert_rules.delete_waiting_mails is
	'Trigger on alerts: deletes mails not sent yet whose alerts have all been deleted.';
comment on function alert_rules.due is
	'All alerts of the next people of whom one alert is due, after the account `after`; locks them until the '
	'transaction ends. Called by the server.';
comment on function alert_rules.end_unanswered is
	'Deletes alerts whose person was asked whether they go on and has not answered by their last day. Returns how '
	'many. Called by the server.';
comment on function alert_rules.go_on is
	'Notes that an alert is still wanted. Returns whether there is one. Called by the server, for its person or a '
	'signed link.';
comment on function alert_rules.is_due is
	'Whether an alert is to be looked at today: a daily one not looked at today, a weekly one not looked at this '
	'week. A look in the future, by a wrong clock, does not count. Called by the rules.';
comment on function alert_rules.oldest_due is
	'The lowest number of an internship after which something may be new for an alert that is due; null if none is '
	'due. Called by the server.';
comment on function alert_rules.start_alert is
	'Trigger on alerts: a new one begins with internships published from now on. Raises PT403 from the eleventh alert '
	'of an account on.';
comment on function alert_rules.stop_all is
	'Deletes all alerts of an account. Called by the server, for a signed link.';
comment on function alert_rules.stop_one is
	'Deletes an alert. Called by the server, for a signed link.';
comment on function alert_rules.told is
	'Stores up to which internship alerts have been mailed, and the last day of those whose person was asked whether '
	'they go on. Called by the server.';

-- application_rules: applications, their moves, notes and promised answers.
comment on function application_rules.add_note is
	'Adds a note to an application. Returns its id. Called by those who share its notes. Raises PT404; PT409 at 100 '
	'notes.';
comment on function application_rules.answered_at is
	'When an application was first answered by employer or staff, moves taken back apart; null without an answer. '
	'Called by the rules.';
comment on function application_rules.applicants is
	'Name and address of the applicants of these applications, as far as the caller answers them. Called by employers '
	'and staff.';
comment on function application_rules.confirm_promises is
	'Lets the next run about late answers go on after a pause. Called by operators. Raises 22008 if the day is not '
	'that of the database.';
comment on function application_rules.delete_note is
	'Deletes a note that the caller wrote. Called by employers and staff. Raises PT404.';
comment on function application_rules.employer_overview is
	'The figures of an employer''s dashboard, over all of its internships and applications. Called by the employer. '
	'Raises PT404 without a company profile.';
comment on function application_rules.freeze is
	'Copies profile and CV to an application, for good, in the transaction that stores it. Called by its student. '
	'Raises PT404, PT409 (profile_changed, cv_changed), PT403 from 100 MB of CVs on.';
comment on function application_rules.full_ones is
	'Internships that are paused as full, with their employer, for a mail. Called by the server.';
comment on function application_rules.give_up is
	'Moves an application without an answer to `unanswered`, and stores the internships that its mail names. Returns '
	'whether it was moved. Called as service_role. Raises P0001 before keep_promises has run that day.';
comment on function application_rules.has_overdue is
	'Whether an employer owes an answer whose day has passed. Called by the rules.';
comment on function application_rules.is_employer_of is
	'Whether the signed-in person is the employer of an internship, and verified. Called by the rules.';
comment on function application_rules.is_full is
	'Whether an internship has as many applications, withdrawn ones apart, as its employer can answer. Called by the '
	'rules.';
comment on function application_rules.is_list is
	'For constraints: whether this is a list of at most `most` texts or objects, each no longer than `longest` says.';
comment on function application_rules.is_sentence is
	'For constraints and move: whether a message has at least one sentence, as isSentence in '
	'schema/applications/rejection-message.ts.';
comment on function application_rules.keep_promises is
	'Stores mails about answers due in three days, due today and late, each once. Returns how many, or `refused` and '
	'why. Called as service_role.';
comment on function application_rules.late_ones is
	'Those of these applications that still wait for an answer, with who owes it, for a mail. Called by the server.';
comment on function application_rules.locked is
	'An application, locked until the transaction ends. Called by the rules. Raises PT404 if there is none, or the '
	'caller may not know of it.';
comment on function application_rules.move is
	'Moves an application from one status to another, with its event, its mail and a line of the log of staff. '
	'Returns the event. Called by its student, its employer, staff, and as service_role for the clock. Raises PT404, '
	'PT409 if it has another status by now, PT422 if the move is not in application_rules.moves or a rejection says '
	'too little.';
comment on function application_rules.move_many is
	'Moves up to 500 applications, each with its own message. Returns for each `moved`, `moved_meanwhile`, '
	'`no_such_move` or `not_found`. Called by employers and staff. Raises PT422 as move does.';
comment on function application_rules.mover_of is
	'As whom the caller moves an application: student, employer or staff; null if they may not know of it. Called by '
	'employers, staff and the rules.';
comment on function application_rules.next_morning is
	'The first 8:00 in Europe/London after a moment. Called by the rules.';
comment on function application_rules.note_news is
	'Trigger on application_events: stores what the employer is mailed of a new or withdrawn application, as its '
	'choice of mails says.';
comment on function application_rules.own_internships is
	'The internships of the signed-in employer; none while it is not verified. Called by policies and employers.';
comment on function application_rules.promise_objection is
	'Why no mails about late answers go out today: `clock` or `pause`; null if they may. Called by the rules.';
comment on function application_rules.refuse_change is
	'Trigger on application_copies: what was sent is deleted with its application only. Raises 42501.';
comment on function application_rules.reminded is
	'What reminders name, as far as it still waits for an answer, for a mail. Called by the server.';
comment on function application_rules.sent_profile is
	'What of a profile goes along with an application: all but the permission to work. Called by freeze, and by '
	'operators for sample data.';
comment on function application_rules.set_application_mails is
	'Sets how an employer is mailed about applications: at-once, daily or never. Called by the employer. Raises PT404 '
	'without a company profile.';
comment on function application_rules.shares_notes is
	'Whether the caller may read and write the notes of an application: its employer, or staff for internships '
	'without one. Called by policies, employers, staff and the rules.';
comment on function application_rules.suggested is
	'Open internships stored with an application that was not answered, for its mail. Called by the server.';
comment on function application_rules.take_back is
	'Takes back the caller''s last move within ten minutes. Returns the status that the application has again. Called '
	'by whoever moved it. Raises PT404, PT409 if it is too late, mailed, or the internship has closed.';
comment on function application_rules.take_back_many is
	'Takes back up to 500 moves. Returns for each `taken_back`, `not_taken_back` or `not_found`. Called by employers '
	'and staff. Raises PT422 above 500.';
comment on function application_rules.take_news is
	'Deletes what employers are to be mailed now, and returns it counted by internship. Called by the server.';
comment on function application_rules.to_give_up is
	'Applications whose answer was due more than 14 days ago. Called as service_role.';
comment on function application_rules.today is
	'Today in Europe/London by the clock of the database. Called by the rules and operators.';
comment on function application_rules.undo_seconds is
	'For how many seconds the caller can still take back the last move of an application; 0 if not. Called by its '
	'student, employers and staff.';
comment on function application_rules.waits_on_closed is
	'Whether an application with this status would wait for the employer of a closed internship. Called by the rules.';

-- catalogue: internships as visitors see and search them.
comment on function catalogue.answers_of is
	'The record of an employer''s answers: applications, due, answered, median of days. Called by the rules.';
comment on function catalogue.by_slug is
	'An internship with its texts; null if there is none, or it is hidden. Called by the server.';
comment on function catalogue.cards_by_slug is
	'The cards of internships, in any order; hidden ones are left out. Called by the server.';
comment on function catalogue.cards_of is
	'The cards of internships in the order of the numbers; hidden ones are left out. Called by the server.';
comment on function catalogue.changed_after is
	'What search and counts need of the next 2,000 internships changed after a version. Called by the server.';
comment on function catalogue.count_change is
	'Trigger on internships: each change raises the version of the catalogue.';
comment on function catalogue.count_views is
	'Adds views of internships, each digest once a day. Called by the server.';
comment on function catalogue.find is
	'The numbers of the internships with all words of a text, best first; null if it has no words. Called by the '
	'server.';
comment on function catalogue.find_above is
	'The same for many texts at once, of internships with a number above `after`. Called by the server.';
comment on function catalogue.folded is
	'A text in lower case, without accents and punctuation, as it is searched. Called by the rules.';
comment on function catalogue.head_stems is
	'The stems of title, company and sector, with their weights for the order of what is found. Called by the rules.';
comment on function catalogue.list_site_entries is
	'The internships that come from the content of the site, with the digests of their texts. Called by the server.';
comment on function catalogue.listings_of is
	'Cards with ids and texts for /internships.json, in the order of the numbers. Called by the server.';
comment on function catalogue.note_stale_record is
	'Trigger on application_events: the employer''s record of answers has to be worked out again.';
comment on function catalogue.note_words is
	'Trigger on internships: stores words that were not known yet, for searches with a letter missing or wrong.';
comment on function catalogue.other_text is
	'What is searched of an internship beside title, company and sector. Called by the rules.';
comment on function catalogue.record_of is
	'The record of answers of the employer of an internship, as pages show it; null below five applications. Called '
	'by the server.';
comment on function catalogue.refresh_records is
	'Works out the records of answers that may have changed. Returns for how many employers visitors read something '
	'else. Called by the server.';
comment on function catalogue.salt_of_views is
	'The salt of a day for digests of visitors; deletes those of other days. Called by the server.';
comment on function catalogue.set_version is
	'Trigger on internships: writes the version of the catalogue into a changed row.';
comment on function catalogue.shown_record is
	'A record of answers from five applications on; null below. Called by the rules.';
comment on function catalogue.slugs_of is
	'Slug and day of the last change of internships, in the order of the numbers; hidden ones are left out. Called by '
	'the server.';
comment on function catalogue.stem is
	'The stem of a folded word; null for words such as "the". Called by the rules.';
comment on function catalogue.stems_like is
	'The stems that a typed word may mean, beginnings and one wrong letter included. Called by the rules.';
comment on function catalogue.taken_slugs is
	'Which of these slugs are in use, by hidden internships as well. Called by the server.';
comment on function catalogue.text_query is
	'A search as a query of at most eight words; null without a word. Called by the rules.';
comment on function catalogue.variants is
	'A word, and the same with any one letter left out. Called by the rules.';
comment on function catalogue.verification_of is
	'On which day an employer was verified, and what was checked. Called by the rules.';
comment on function catalogue.version is
	'The version of the catalogue, and that of its last deletion. Called by the server.';
comment on function catalogue.write_site_entries is
	'Stores internships of the site''s content that are new or changed, and closes those that have left it. Called by '
	'the server.';

-- limits: networks from which an account has signed in.
comment on function limits.is_known_network is
	'Whether an account has signed in from a network. Called by the server.';
comment on function limits.networks_of is
	'On which days an account''s known networks were last used, for the copy of its data. Called by the server.';
comment on function limits.remember_network is
	'Stores that an account has signed in from a network; keeps ten for each account, for 90 days. Called by the '
	'server.';

comment on function outbox.note_stored_row is
	'Trigger on rows of which mails are sent: stores a notice in the same transaction.';

-- posting_rules: drafts of internships and what employers do with internships.
comment on function posting_rules.add_draft is
	'Stores a new draft of the signed-in employer. Returns its id. Called by the rules. Raises PT404 without a '
	'company profile, PT409 (too_many) at fifty, PT422.';
comment on function posting_rules.age_drafts is
	'Deletes drafts not touched for 180 days, after two mails to their employers. Returns how many. Called by the '
	'server.';
comment on function posting_rules.approve is
	'Publishes a draft, or the revision of an internship. Returns the slug. Called by staff. Raises PT404, PT409, '
	'PT422 (deadline, or the first field that breaks a rule).';
comment on function posting_rules.at_once is
	'The fields that change at once when an internship is public; the others need approval. Called by the rules.';
comment on function posting_rules.changed_fields is
	'The fields that a revision changes; null for an internship not public yet. Called by whoever may see the draft.';
comment on function posting_rules.claim is
	'Takes a submitted draft up for an hour: colleagues cannot decide on it. Called by staff. Raises PT404, PT409.';
comment on function posting_rules.claim_of is
	'Which member of staff has taken a draft up, and until when; null for everybody but staff. Called by staff.';
comment on function posting_rules.close is
	'Closes an internship. Called by its employer. Raises PT404, PT409 (closed, or `waiting` and the number of '
	'applicants without an answer).';
comment on function posting_rules.columns_of is
	'The content of a draft as columns of an internship. Called by the rules. Raises PT422 (content).';
comment on function posting_rules.company_of is
	'The company of a draft that the caller may see, and whether it is verified. Called by employers and staff.';
comment on function posting_rules.content_of is
	'A published internship as the content of a draft. Called by the rules.';
comment on function posting_rules.copy is
	'A new draft with the words of an internship, without its days. Returns its id. Called by its employer. Raises '
	'PT404, PT409 (too_many).';
comment on function posting_rules.create_draft is
	'A new draft. Returns its id. Called by employers. Raises as add_draft.';
comment on function posting_rules.delete_draft is
	'Deletes a draft. Called by its employer. Raises PT404, PT409 if it is submitted or approved.';
comment on function posting_rules.fields is
	'The columns of an internship that a draft sets. Called by the rules.';
comment on function posting_rules.open_applications is
	'How many applicants a revision concerns: those without a final outcome; 0 for everybody but staff. Called by '
	'staff.';
comment on function posting_rules.owes_answers is
	'Whether the signed-in employer owes an answer whose day has passed. Called by employers.';
comment on function posting_rules.own_draft is
	'A draft of the signed-in employer, locked until the transaction ends. Called by the rules. Raises PT404.';
comment on function posting_rules.own_employer is
	'The id of the signed-in person''s company profile; null without one. Called by employers, policies and the '
	'rules.';
comment on function posting_rules.own_internship is
	'An internship of the signed-in employer, locked until the transaction ends. Called by the rules. Raises PT404.';
comment on function posting_rules.pause is
	'Pauses an open internship. Called by its employer. Raises PT404, PT409.';
comment on function posting_rules.problem is
	'The first field of an internship that breaks a rule, the minimum wage included; null if none does. Called by the '
	'rules.';
comment on function posting_rules.publish_revision is
	'Writes a revision into its internship, and stores mails to applicants if pay, hours, place, dates or permission '
	'change. Called by the rules.';
comment on function posting_rules.published_of is
	'The internship that a draft revises or has become, as it is public; null if there is none. Called by whoever may '
	'see the draft.';
comment on function posting_rules.reopen is
	'Opens an internship that is paused, closed or past its deadline. Called by its employer. Raises PT404, PT409 '
	'(open, not_verified, overdue, limit), PT422.';
comment on function posting_rules.require_valid is
	'Raises PT422 with the first field of an internship that breaks a rule. Called by the rules.';
comment on function posting_rules.require_version is
	'Raises PT409 (changed) if a draft has another version by now. Called by the rules.';
comment on function posting_rules.revise is
	'The draft that changes a published internship; made if there is none. Returns its id. Called by its employer. '
	'Raises PT404, PT409.';
comment on function posting_rules.row_of is
	'An internship as it would be published: the columns of a draft and what follows from them. Called by the rules.';
comment on function posting_rules.save is
	'Saves a draft. Returns its new version. Called by its employer. Raises PT404, PT409 if it was changed or '
	'submitted, PT422 (content).';
comment on function posting_rules.send_back is
	'Returns a submitted draft with a reason and comments on fields. Called by staff. Raises PT404, PT409, PT422 '
	'(reason).';
comment on function posting_rules.submit is
	'Submits a draft to staff; of a revision, some fields change at once. Returns its state. Called by its employer. '
	'Raises PT404, PT409, PT422 with the field that breaks a rule.';
comment on function posting_rules.title_of is
	'The title of a draft, for the log of staff. Called by the rules.';
comment on function posting_rules.today is
	'Today in Europe/London by the clock of the database. Called by the rules.';
comment on function posting_rules.waiting_draft is
	'A submitted draft, locked until the transaction ends. Called by the rules, for staff. Raises PT404 for everybody '
	'else, PT409 if it was decided, or a colleague has taken it up (claimed).';
comment on function posting_rules.withdraw is
	'Takes a submitted draft back. Called by its employer. Raises PT404, PT409 if staff have decided.';

-- public: triggers on tables.
comment on function public.ask_for_verification is
	'Trigger on employers: a complete profile waits for verification, and one that was refused waits again once its '
	'owner changes it.';
comment on function public.count_draft_change is
	'Trigger on internship_drafts: counts the version up, and begins the 180 days anew.';
comment on function public.drop_repeated_application is
	'Trigger on applications: the same application again within ten minutes is not stored.';
comment on function public.drop_repeated_contact is
	'Trigger on contacts: the same message again within ten minutes is not stored.';
comment on function public.drop_repeated_report is
	'Trigger on reports: the same report again within ten minutes is not stored.';
comment on function public.hide_of_unverified is
	'Trigger on internships: one whose employer is not verified is hidden.';
comment on function public.limit_applications is
	'Trigger on applications. Raises PT403 from the 501st of an account on.';
comment on function public.limit_saved_internships is
	'Trigger on saved_internships. Raises PT403 from the 101st of an account on.';
comment on function public.note_submission is
	'Trigger on applications: stores the first event of an application.';
comment on function public.note_update is
	'Trigger on student_profiles and cv_files: sets updated_at.';
comment on function public.note_verification is
	'Trigger on employers: stores a mail to the office about a profile that begins to wait.';
comment on function public.pause_full_internship is
	'Trigger on applications: pauses the internship with its last possible application, and stores a mail to its '
	'employer.';
comment on function public.protect_employer is
	'Trigger on employers: visitors and signed-in people cannot set id, account, verification and creation of a '
	'profile.';
comment on function public.refuse_direct_move is
	'Trigger on applications: the status is changed by application_rules.move alone. Raises 42501.';
comment on function public.refuse_event_change is
	'Trigger on application_events: events are never changed, and deleted with their application only. Raises 42501.';
comment on function public.refuse_foreign_application is
	'Trigger on applications: nobody sends one in another person''s name. Raises 42501, as row-level security does.';
comment on function public.refuse_hidden_internship is
	'Trigger on applications: none to an internship that is hidden. Raises PT404.';
comment on function public.refuse_log_change is
	'Trigger on staff_log: lines are never changed. Raises 42501.';
comment on function public.show_of_verified is
	'Trigger on employers: their internships appear and disappear with the verification, and have the company''s '
	'present name.';
comment on function public.start_application is
	'Trigger on applications: sets status, program and the day by which an answer is due. Raises PT404, PT409 '
	'(own_internship, applied_before, closed, full, paused).';
comment on function public.unverify_changed_employer is
	'Trigger on employers: a change of name, website or company number ends the verification.';

-- retention: deletes rows whose time has passed.
comment on function retention.confirm is
	'Deletes what is past its time in spite of an objection. Returns how many rows of each kind. Called by operators. '
	'Raises 22008 if the day is not that of the database.';
comment on function retention.count_expired is
	'How many rows of each kind are past their time, and how many there are. Called by operators and the rules.';
comment on function retention.delete_expired is
	'Deletes all that is past its time, unused accounts included. Called by the rules.';
comment on function retention.expired_applications is
	'Applications to which nothing has happened for 24 months. Called by the rules.';
comment on function retention.forget_expired is
	'Deletes what is past its time, if nothing speaks against it. Returns how many rows of each kind, and `refused` '
	'with the reason or null. Called by the server.';
comment on function retention.objection is
	'Why nothing is deleted on a day; null if it may be. Called by the rules.';
comment on function retention.unused_accounts is
	'Accounts that nobody has used for 24 months. Called by the rules.';

-- staff_rules: what staff may do. What is called by staff raises PT404 for everybody else.
comment on function staff_rules.answer_contact is
	'Answers a message by mail, or without a message notes that none is needed. Called by staff. Raises PT404, PT409 '
	'(answered_meanwhile).';
comment on function staff_rules.decide_employer is
	'Verifies an employer or refuses to, with a line of the log and a mail. Returns the decision. Called by staff and '
	'operators. Raises PT404, PT409 (decided_meanwhile), PT422.';
comment on function staff_rules.employers is
	'A page of employers with a complete profile: waiting, verified, refused or all, by a part of their name or '
	'address. Called by staff.';
comment on function staff_rules.employers_by_mail is
	'The employers with these addresses, for an import. Called by staff.';
comment on function staff_rules.export_internships is
	'Employers'' internships as the lines of an export. Called by staff.';
comment on function staff_rules.import_internships is
	'Publishes internships of verified employers, all or none. Returns how many. Called by staff. Raises PT422 '
	'(lines_wrong).';
comment on function staff_rules.is_staff is
	'Whether the caller is a member of staff. Called by policies, the server as the person, and the rules.';
comment on function staff_rules.note is
	'Writes a line of the log of staff, in the transaction of what was done. Called by staff, operators and the '
	'rules.';
comment on function staff_rules.note_reading is
	'Logs that a member of staff reads an application to an employer''s internship, once a day. Called by staff.';
comment on function staff_rules.on_request is
	'The account of a copy or deletion that somebody asked staff for, which is logged first. Called by staff. Raises '
	'PT404, PT409 (is_staff).';
comment on function staff_rules.overdue is
	'Employers with answers overdue, how many and since when. Called by staff.';
comment on function staff_rules.people is
	'Up to 21 accounts with a text in their address, and what is stored of them; logged. Called by staff.';
comment on function staff_rules.require_staff is
	'Raises PT404 for everybody but staff, operators and jobs of the server. Called by the rules.';
comment on function staff_rules.resolve_report is
	'Resolves a report with a note. Called by staff. Raises PT404, PT409 (resolved_meanwhile), PT422 without a note.';
comment on function staff_rules.waiting is
	'What waits for staff: how many of each kind, and since when. Called by staff.';
comment on function staff_rules.weeks is
	'Applications and confirmed accounts of the last ten weeks. Called by staff.';

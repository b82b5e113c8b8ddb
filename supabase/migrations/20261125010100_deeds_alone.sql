-- What these functions did is in server/deeds, and what they showed is read by the server's own queries.
drop function if exists posting_rules.today, posting_rules.fields, posting_rules.at_once, posting_rules.columns_of,
	posting_rules.problem, posting_rules.require_valid, posting_rules.row_of, posting_rules.content_of,
	posting_rules.own_draft, posting_rules.own_internship, posting_rules.require_version, posting_rules.add_draft,
	posting_rules.create_draft, posting_rules.save, posting_rules.delete_draft, posting_rules.publish_revision,
	posting_rules.submit, posting_rules.withdraw, posting_rules.revise, posting_rules.copy, posting_rules.pause,
	posting_rules.close, posting_rules.reopen, posting_rules.title_of, posting_rules.age_drafts,
	posting_rules.company_of, posting_rules.published_of, posting_rules.changed_fields, posting_rules.lock_draft,
	posting_rules.tell_applicants, posting_rules.note_correction, posting_rules.waiting_draft, posting_rules.claim,
	posting_rules.approve, posting_rules.send_back, posting_rules.open_applications,
	posting_rules.waiting_correction, posting_rules.accept_correction, posting_rules.put_back,
	staff_rules.answer_contact, staff_rules.resolve_report, staff_rules.import_internships,
	staff_rules.export_internships, staff_rules.decide_employer, staff_rules.accept_company_changes,
	staff_rules.on_request, staff_rules.note_reading, staff_rules.note, staff_rules.require_staff;

-- The minimum wage is checked where drafts are: schema/internships/wage-check.ts.
drop table posting_rules.wages;

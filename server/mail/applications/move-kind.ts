import { asService, mailKind } from '#server/mail/mail-kind.ts';
import { toldColumns, withStudentAndTold } from '#server/mail/mail-parts.ts';
import { type MoveRow, moveMails, type Suggested } from './move-mails.ts';

type MoveEventRow = MoveRow & {
	id: string;
	/** The accounts of the student, of the members of the company that are told, and of whom the student replies to. */
	user_id: string;
	told: string[];
	contact: string | null;
	/** ISO date in Europe/London. */
	today: string;
};

export const moveKind = mailKind({
	kind: 'application_events',
	read: async (tx, ids) => {
		const moved = await asService(
			tx,
			tx<MoveEventRow[]>`
				select event.id, application_id, application.user_id, program_type, program_name, mover, from_status,
					to_status, reasons, event.message, event.details,
					${toldColumns(tx)},
					employer.company_name as company, application_rules.today()::text as today,
					application_rules.offer_basis(application_id)
						|| case when to_status = 'offered' then jsonb_build_object('offer', event.details -> 'offer') else '{}' end
						as basis
				from public.application_events as event
				join public.applications as application on application.id = application_id
				left join public.internships as internship on internship.id = internship_id
				left join public.employers as employer
					on employer.id = internship.employer_id and employer.host_since is not null
				where event.id = any (${ids}) and not exists (
					select from public.application_events as later where later.takes_back = event.id
				) and not exists (
					-- Of moves within the ten minutes the last one is mailed; what is final at once waits for no other.
					select from public.application_events as next
					where next.application_id = event.application_id and next.number > event.number
						and event.mover in ('employer', 'staff') and next.mover in ('employer', 'staff')
						and event.moved_by is not null
						and not exists (select from application_rules.sent_now where event_id = event.id)
						and next.takes_back is null and next.at < event.at + application_rules.take_back_time()
						and not exists (
							select from public.application_events as later where later.takes_back = next.id
						)
				)`,
		);
		const suggested = await tx<(Suggested & { event_id: string })[]>`
			select * from application_rules.suggested(${moved.map(({ id }) => id)}::uuid[])`;
		return (await withStudentAndTold(tx, moved)).map((move) => ({
			...move,
			suggested: suggested.filter(({ event_id }) => event_id === move.id),
		}));
	},
	mail: (move, { siteUrl, officeAddress }) => moveMails(move, siteUrl, officeAddress, move.today),
});

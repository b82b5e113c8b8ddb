/**
 * `npm run application -- move ID STATUS [--reason REASON]… [--first-day DAY --last-day DAY --report-to NAME]`: moves an
 * application, as staff do. The message to the student comes from standard input, as npm writes the command line into its log.
 */
import { parseArgs } from 'node:util';
import type { Sql } from 'postgres';
import {
	APPLICATION_STATUSES,
	type ApplicationStatus,
	movesFrom,
	REJECTION_REASONS,
	type RejectionReason,
} from '#schema/applications/application-moves.ts';
import {
	type ListingFacts,
	listedFacts,
	type OfferFacts,
} from '#schema/applications/offer/offer-facts.ts';
import { REJECTION_ASKED, saysWhy } from '#schema/applications/rejection-message.ts';
import { londonDay } from '#schema/london-day.ts';
import { moveApplication } from '#server/deeds/applications/move-applications.ts';
import { ApiError } from '#server/http/api-error.ts';
import { runCommand, StaffError, usage } from './access.ts';

const call = `npm run application -- move ID STATUS [--reason REASON], with the message on standard input
An offer: [--first-day DAY --last-day DAY --report-to NAME], else what the listing says
Statuses: ${APPLICATION_STATUSES.join(', ')}
Reasons: ${Object.keys(REJECTION_REASONS).join(', ')}`;

const { id, wanted, reasons, days } = readArguments();
const message = process.stdin.isTTY ? '' : await readAll();

await runCommand(async ({ sql }) => {
	const from = await statusOf(sql, id);
	if (!movesFrom(from, 'staff').includes(wanted))
		throw new StaffError(`Staff do not move an application from ${from} to ${wanted}.`);
	if (wanted === 'rejected' && !saysWhy(reasons, message)) throw new StaffError(REJECTION_ASKED);
	const today = londonDay(new Date());
	const offer = days && (await factsOf(sql, id, days, today));
	const move = { application: id, expected: from, to: wanted, reasons, message, offer, today };
	await moveApplication(sql, { as: 'staff', person: null, ...move }).catch((error: unknown) => {
		throw error instanceof ApiError ? new StaffError(error.message) : error;
	});
	process.stdout.write(`The application is moved from ${from} to ${wanted}.\n`);
});

function readArguments() {
	try {
		const { positionals, values } = parseArgs({
			allowPositionals: true,
			options: {
				reason: { type: 'string', multiple: true, default: [] },
				'first-day': { type: 'string' },
				'last-day': { type: 'string' },
				'report-to': { type: 'string' },
			},
		});
		const [verb, given = '', status = '', ...more] = positionals;
		const newStatus = APPLICATION_STATUSES.find((one) => one === status);
		const reasons = values.reason.filter(isReason);
		const unknown = reasons.length < values.reason.length;
		if (
			verb !== 'move' ||
			!newStatus ||
			unknown ||
			more.length > 0 ||
			!/^[0-9a-f-]{36}$/i.test(given)
		)
			return usage(call);
		const [first_day, last_day] = [values['first-day'], values['last-day']];
		const days =
			first_day && last_day
				? { first_day, last_day, report_to: values['report-to'] ?? null }
				: undefined;
		return { id: given, wanted: newStatus, reasons, days };
	} catch {
		return usage(call);
	}
}

function isReason(word: string): word is RejectionReason {
	return Object.hasOwn(REJECTION_REASONS, word);
}

async function readAll(): Promise<string> {
	let text = '';
	for await (const chunk of process.stdin.setEncoding('utf8')) text += chunk;
	return text;
}

/** What the listing says, with the days and the person that were given; undefined for an application in general. */
async function factsOf(
	sql: Sql,
	application: string,
	days: Pick<OfferFacts, 'first_day' | 'last_day' | 'report_to'>,
	today: string,
): Promise<OfferFacts | undefined> {
	const [row] = await sql<{ listing: ListingFacts | null }[]>`
		select application_rules.offer_basis(${application}) -> 'listing' as listing`;
	return row?.listing ? { ...listedFacts(row.listing, today), ...days } : undefined;
}

async function statusOf(sql: Sql, application: string): Promise<ApplicationStatus> {
	const [row] = await sql<{ status: ApplicationStatus }[]>`
		select status from public.applications where id = ${application}`;
	if (!row) throw new StaffError('There is no such application.');
	return row.status;
}

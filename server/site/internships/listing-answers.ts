import type { Context } from 'hono';
import type { ServerServices } from '#schema/server-services.ts';
import { calendarFile } from '#server/calendar/calendar-file.ts';
import { calendarName, deadlineDay, hasDeadline } from '#server/calendar/deadlines.ts';
import { ApiError } from '#server/http/api-error.ts';
import { savedAs } from '#server/http/sent-files.ts';
import { send } from '#server/site/prepared-response.ts';
import { type Answers, prepare } from './answers.ts';
import { forPrograms } from './for-programs.ts';

/** One internship as JSON, and its deadline as a calendar file. */
export function answersOfOne({ catalogue, clock, config }: ServerServices): Answers {
	const listingAt = async ({ req }: Context) => {
		const slug = (req.param('file') ?? '').replace(/\.(ics|json)$/, '');
		const listing = /^[a-z0-9-]+$/.test(slug) && (await catalogue.bySlug(slug, clock.today()));
		if (!listing) throw unknown;
		if (listing.state === 'gone') throw gone;
		return listing.internship;
	};
	return {
		'/internships/:file{[^/]+\\.ics}': async (context) => {
			const internship = await listingAt(context);
			if (!hasDeadline(internship)) throw noDeadline;
			const { title, company } = internship;
			const answer = await prepare(context.req.raw, {
				type: 'text/calendar',
				text: calendarFile({ about: 'Deadlines' }, [deadlineDay(config.siteUrl, internship)]),
				headers: { 'Content-Disposition': savedAs(calendarName('Deadline', title, company)) },
			});
			return send(context.req.raw, answer);
		},
		'/internships/:file{[^/]+\\.json}': async (context) => {
			const text = JSON.stringify(forPrograms(await listingAt(context)));
			return send(
				context.req.raw,
				await prepare(context.req.raw, { type: 'application/json', text }),
			);
		},
	};
}

const unknown = new ApiError(404, 'not_found', 'There is no such internship.');
const noDeadline = new ApiError(404, 'no_deadline', 'This internship has no deadline.');
const gone = new ApiError(410, 'gone', 'This internship closed more than 90 days ago.');

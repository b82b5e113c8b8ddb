import type { Sql } from 'postgres';
import {
	DRAFT_COLUMNS,
	type DraftImportReport,
	exampleDrafts,
	LARGEST_DRAFTS_FILE,
	type SeveralDrafts,
	type SubmitOutcomes,
	severalDrafts,
} from '#schema/employers/draft-import.ts';
import { MOST_DRAFTS } from '#schema/employers/most-drafts.ts';
import { ALL_POSTINGS } from '#schema/employers/posting-filters.ts';
import { type FieldName, fieldNamed } from '#schema/internships/fields.ts';
import { cellOf } from '#schema/internships/import/cells.ts';
import type { DaysQuestion } from '#schema/internships/import/days.ts';
import type { Clock } from '#schema/server-services.ts';
import { type Call, get, post } from '#server/api/calls.ts';
import { type FileOfInternships, importIn } from '#server/api/import-file.ts';
import { bodyOf } from '#server/api/request-parts.ts';
import { importDrafts, requireMayImport } from '#server/deeds/posting/import-drafts.ts';
import { submitDraft } from '#server/deeds/posting/submit-draft.ts';
import { ApiError } from '#server/http/api-error.ts';
import { csvFile } from '#server/http/sent-files.ts';
import { ownPostings } from './posting-rows.ts';

const file: FileOfInternships = {
	columns: DRAFT_COLUMNS,
	most: MOST_DRAFTS,
	largest: LARGEST_DRAFTS_FILE,
	lacks: (columns) => (columns.includes('title') ? undefined : 'title'),
};

/**
 * `POST /drafts/import` says what a CSV file of drafts would do, or asks how its days are written, and with `seen` does
 * it. `GET /drafts/template` is such a file. `POST /drafts/submit` submits several, each for itself.
 */
export const severalDraftCalls = (sql: Sql, clock: Clock): Call[] => [
	post(
		'/drafts/import',
		'employer',
		async ({ id: person }, { req }): Promise<DraftImportReport | DaysQuestion> => {
			await requireMayImport(sql, person);
			const read = await importIn(req, file).catch((error: unknown) => {
				if (error instanceof ApiError && error.status === 413) throw tooLarge();
				throw error;
			});
			if ('ask' in read) return read;
			const { days, ...given } = read;
			const today = clock.today();
			return { ...(await importDrafts(sql, { person, ...given, today })), days };
		},
	),
	get('/drafts/template', 'read', async () =>
		csvFile('internships.csv', [
			DRAFT_COLUMNS,
			...exampleDrafts(clock.today()).map((example) =>
				DRAFT_COLUMNS.map((name) => cellOf(example[name])),
			),
		]),
	),
	post('/drafts/submit', 'employer', async ({ id: person }, { req }) => {
		const { drafts } = await bodyOf(req.raw, severalDrafts);
		return submitEach(sql, person, drafts, clock.today());
	}),
];

const tooLarge = () =>
	new ApiError(
		413,
		'payload_too_large',
		`The file is larger than 1 MB. Send at most ${MOST_DRAFTS} internships in a file.`,
	);

/** @throws {ApiError} 404 without a company, 503 */
async function submitEach(
	sql: Sql,
	person: string,
	drafts: SeveralDrafts['drafts'],
	today: string,
): Promise<SubmitOutcomes> {
	const own = await ownPostings(sql, person, { ...ALL_POSTINGS, today });
	const items: SubmitOutcomes['items'] = [];
	for (const { id, version } of drafts) {
		const title = own.drafts.find((draft) => draft.id === id)?.title ?? '';
		const refused = await submitDraft(sql, { person, draft: id, version, today }).then(
			() => null,
			(error: unknown) => refusalIn(error),
		);
		items.push({ id, title, refused });
	}
	return { items };
}

/** @throws what is no refusal of this one draft */
function refusalIn(error: unknown) {
	if (!(error instanceof ApiError) || error.status >= 500) throw error;
	const { code, message, extra } = error;
	const { problems = {} } = extra as { problems?: Record<FieldName, string> };
	return {
		code,
		message,
		problems: Object.entries(problems).map(
			([field, words]) => `${fieldNamed(field as FieldName).label}: ${words}`,
		),
	};
}

import { existsSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest, in this order. Started last they would run while the other processor waits. */
const longest = [
	'e2e/screen-states.test.ts',
	'e2e/first-touch.test.ts',
	'e2e/pages.test.ts',
	'e2e/launch.test.ts',
	'e2e/portal-waits.test.ts',
	'e2e/posting.test.ts',
	'e2e/profile.test.ts',
	'e2e/no-script.test.ts',
	'e2e/critical-css.test.ts',
	'e2e/error-catalogue.test.ts',
	'e2e/saved.test.ts',
	'e2e/applicants.test.ts',
	'e2e/staff-desk.test.ts',
	'e2e/internships.test.ts',
	'e2e/fit.test.ts',
	'e2e/alerts.test.ts',
	'e2e/whole-loop.test.ts',
	'e2e/header.test.ts',
	'e2e/tracker.test.ts',
	'e2e/sessions.test.ts',
	'e2e/pictures.test.ts',
	'e2e/student-journeys.test.ts',
	'scripts/staff/backup.integration.test.ts',
	'test/faults/kill-nine.test.ts',
	'server/api/posting/posting.integration.test.ts',
	'test/faults/two-containers.test.ts',
	'test/attack/requests/limits.test.ts',
	'server/postgres/embedded/embedded-postgres.integration.test.ts',
	'test/faults/database-kinds.test.ts',
	'test/faults/database-away.test.ts',
	'test/faults/starting.test.ts',
	'server/postgres/migrate.integration.test.ts',
	'test/integration/hosted.test.ts',
	'test/faults/kill-nine-decisions.test.ts',
	'test/attack/requests/uploaded-files.test.ts',
	'test/faults/kill-nine-moves.test.ts',
	'server/mail/delivery/outbox.integration.test.ts',
	'test/faults/disk-full.test.ts',
	'supabase/tests/permissions.test.ts',
	'test/attack/accounts/account-security.test.ts',
	'test/upgrade/upgrade.test.ts',
	'test/faults/shutdown.test.ts',
	'test/faults/memory.test.ts',
	'test/faults/clock.test.ts',
	'test/attack/accounts/enumeration.test.ts',
	'test/integration/several-processes.test.ts',
	'scripts/run/dev-pages.integration.test.ts',
	'server/main.integration.test.ts',
	'test/integration/pages.test.ts',
	'test/faults/npm-start.test.ts',
];

/** Vitest knows how long a file takes only after it has run here: before, it starts the largest first. */
export class LongestFirst extends BaseSequencer {
	override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
		const missing = longest.filter((file) => !existsSync(file));
		if (missing.length > 0) throw new Error(`There is no ${missing.join(', ')}.`);
		const place = ({ moduleId }: TestSpecification) => {
			const at = longest.findIndex((file) => moduleId.endsWith(`/${file}`));
			return at === -1 ? longest.length : at;
		};
		const groupOf = ({ project }: TestSpecification) => project.config.sequence.groupOrder;
		return (await super.sort(files)).sort(
			(one, other) => groupOf(one) - groupOf(other) || place(one) - place(other),
		);
	}
}

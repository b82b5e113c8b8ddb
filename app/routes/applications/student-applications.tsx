import { ApplicationsList } from '#app/features/applications/tracker/applications-list.tsx';
import { ApplicationView } from '#app/features/applications/tracker/one/application-view.tsx';
import type { FitOf } from '#app/features/applications/tracker/one/fit-of.ts';
import { FitContext } from '#app/features/internships/fit/fit-context.ts';
import { FitLine } from '#app/features/internships/fit/fit-line.tsx';
import type { PersonFit } from '#app/features/internships/fit/person-fit.ts';
import type { CallResult } from '#app/lib/calls/call-api.ts';
import type { Conversation } from '#schema/applications/application-messages.ts';
import { isOneOf, UNDECIDED } from '#schema/applications/application-moves.ts';
import type {
	ApplicationsPage,
	WholeApplication,
} from '#schema/applications/student-applications.ts';

/** How an internship fits, until there is an offer or the application has ended. */
const fitOf: FitOf = ({ internship, status }) =>
	internship && status !== 'offered' && isOneOf(UNDECIDED, status) && <FitLine work={internship} />;

export const StudentApplications = ({
	newest,
	fitting,
}: {
	newest: ApplicationsPage;
	fitting: PersonFit | null;
}) => (
	<FitContext value={fitting}>
		<ApplicationsList newest={newest} fitOf={fitOf} />
	</FitContext>
);

export const Application = ({
	application,
	conversation,
	fitting,
}: {
	application: WholeApplication;
	conversation: CallResult<Conversation>;
	fitting: PersonFit | null;
}) => (
	<FitContext value={fitting}>
		<ApplicationView application={application} conversation={conversation} fitOf={fitOf} />
	</FitContext>
);

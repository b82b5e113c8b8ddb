import { employerScreens, HostContext } from '#app/features/applications/hosts/host-context.tsx';
import { ApplicantView } from '#app/features/applications/hosts/one/applicant-view.tsx';
import { HiddenScreen } from '#app/routes/hidden-screen.tsx';

/** One application to an internship of this employer. @param email of the employer's account */
export const ApplicantOf = ({ id, email }: { id: string; email: string }) => (
	<HostContext value={employerScreens(email)}>
		<ApplicantView
			id={id}
			frame={(content) => (
				<div className="page py-10 md:py-16">
					<h1 className="title mb-4">Application</h1>
					{content}
				</div>
			)}
			notFound={<HiddenScreen />}
		/>
	</HostContext>
);

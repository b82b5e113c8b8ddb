import { ApplicationsList } from '#app/features/applications/tracker/applications-list.tsx';
import { FitProvider } from '#app/features/internships/fit/fit-provider.tsx';
import { fitOf } from './fit-of.tsx';

export const StudentApplications = () => (
	<FitProvider>
		<ApplicationsList fitOf={fitOf} />
	</FitProvider>
);

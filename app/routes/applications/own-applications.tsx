import { ApplicationsList } from '#app/features/applications/tracker/applications-list.tsx';
import { OwnFits } from '#app/features/internships/fit/own-fits.tsx';
import { fitOf } from './fit-of.tsx';

export const OwnApplications = () => (
	<OwnFits>
		<ApplicationsList fitOf={fitOf} />
	</OwnFits>
);

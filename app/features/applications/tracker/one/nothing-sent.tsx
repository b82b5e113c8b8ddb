import { ButtonLink } from '#app/ui/button.tsx';

export const NothingSent = () => (
	<>
		<p className="mb-4 text-muted">
			You have not sent one yet. Each is listed here with its day and where it stands.
		</p>
		<ButtonLink to="/programs">Find a program</ButtonLink>
	</>
);

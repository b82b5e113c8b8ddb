import { Link } from '#app/ui/link.tsx';

/** The ways to both sign-ins, within a sentence. */
export const SignInLinks = () => (
	<>
		<Link to="/auth" className="link">
			student sign in
		</Link>{' '}
		or{' '}
		<Link to="/employer-auth" className="link">
			employer sign in
		</Link>
	</>
);

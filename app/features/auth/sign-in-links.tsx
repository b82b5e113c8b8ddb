import { Link } from '#app/ui/link.tsx';

/** The ways to both sign-ins, within a sentence. */
export const SignInLinks = () => (
	<>
		<Link to="/auth" className="link inline-block">
			student sign in
		</Link>{' '}
		or{' '}
		<Link to="/employer-auth" className="link inline-block">
			employer sign in
		</Link>
	</>
);

import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAuth } from '#app/features/auth/auth-context.tsx';
import { fragmentOf } from '#app/features/auth/fragment.ts';
import { messages } from '#app/messages.ts';
import { toast } from '#app/ui/toast.tsx';

/**
 * What follows when somebody arrives by a mailed link: the auth client takes the session out of the
 * address, and this goes on from there. It reads the address first, as effects of children do.
 */
export function MailedLinks() {
	const navigate = useNavigate();
	const { user } = useAuth();
	const [arrived, setArrived] = useState<string | null>(null);

	useEffect(() => {
		const fragment = fragmentOf(location.hash);
		if (fragment.kind === 'session') setArrived(fragment.type);
		if (fragment.kind !== 'error') return;
		toast(messages.own.linkFailed(fragment.description));
		history.replaceState(history.state, '', location.pathname + location.search);
	}, []);

	useEffect(() => {
		if (!user || arrived === null) return;
		setArrived(null);
		history.replaceState(history.state, '', location.pathname + location.search);
		if (arrived === 'signup') toast(messages.own.confirmed);
		if (arrived === 'recovery') navigate('/new-password', { replace: true });
		else if (user.user_metadata.account === 'employer')
			navigate('/employer-auth', { replace: true });
	}, [user, arrived, navigate]);

	return null;
}

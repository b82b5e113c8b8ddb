import type { Session, User } from '@supabase/auth-js';
import { useState } from 'react';
import { useAuth } from '#app/features/auth/auth-context.tsx';
import { linkMessages } from '#app/messages/accounts.ts';
import { toast } from '#app/ui/toast.ts';
import { discardSession, exchangeCode, openSession } from './api.ts';
import { linkTexts } from './link-texts.ts';
import type { MailedLink } from './mailed-link.ts';

export type LinkStage =
	/** The button has not been pressed, or the action can be tried again. */
	| { stage: 'ready' }
	/** The link belongs to another account than the one that is signed in here. */
	| { stage: 'other account'; session: Session; current: string }
	| { stage: 'other link needed' }
	| { stage: 'expired' };

/**
 * Exchanges the code of the link for a session and signs the user in with it; if somebody else is
 * signed in here, it asks first.
 * @param onSignedIn continues from there
 */
export function useMailedLink(link: MailedLink, onSignedIn: (user: User) => void) {
	const { user } = useAuth();
	const [stage, setStage] = useState<LinkStage>({ stage: 'ready' });
	/** The code works only once, so its result is used again if a later step failed. */
	const [exchanged, setExchanged] = useState<Session | null>(null);

	const signIn = async (session: Session) => {
		const failure = await openSession(session);
		if (failure) return toast(linkMessages.linkFailed(failure.message));
		toast(linkTexts[link.type].done(session.user.email ?? ''));
		onSignedIn(session.user);
	};

	const follow = async () => {
		const result = exchanged
			? ({ outcome: 'session', session: exchanged } as const)
			: await exchangeCode(link);
		if (result.outcome === 'failed') return toast(linkMessages.linkFailed(result.message));
		if (result.outcome !== 'session') return setStage({ stage: result.outcome });
		const { session } = result;
		setExchanged(session);
		if (!user || user.id === session.user.id) return signIn(session);
		setStage({ stage: 'other account', session, current: user.email ?? '' });
	};

	return { stage, follow, signIn, decline: discardSession };
}

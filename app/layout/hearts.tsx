import { useEffect, useRef } from 'react';
import { useAuth } from '#app/features/auth/auth-context.tsx';
import { isAnythingSaved } from '#app/lib/saved-key.ts';
import { siteMessages } from '#app/messages/every-page.ts';
import { toast } from '#app/ui/toast.ts';

const load = () => import('./card-marks.ts');

if (!import.meta.env.SSR)
	addEventListener('click', ({ target }) => {
		const heart = target instanceof Element && target.closest<HTMLElement>('[data-save]');
		if (!heart) return;
		load().then(
			({ press }) => press(heart),
			() => toast(siteMessages.notSaved),
		);
	});

/** Loads what saves internships and marks cards, once somebody presses a heart, has saved something or is signed in. */
export function Hearts() {
	const { user, loading } = useAuth();
	const id = user?.id ?? null;
	const isFollowing = useRef(false);
	// What is loaded marks cards outside React, and follows the storage.
	useEffect(() => {
		if (loading || !(id || isFollowing.current || isAnythingSaved())) return;
		isFollowing.current = true;
		load().then(({ follow }) => follow(id), console.error);
		if (id) import('./card-notes.ts').then(({ noteCards }) => noteCards(), console.error);
	}, [id, loading]);
	return null;
}

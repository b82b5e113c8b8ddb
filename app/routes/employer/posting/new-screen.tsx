import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useProfile } from '#app/features/employers/profile/use-profile.ts';
import { NewPosting } from '#app/features/posting/wizard/new-posting.tsx';
import { HiddenScreen } from '#app/routes/hidden-screen.tsx';
import { NotFetched } from '#app/ui/page/not-fetched.tsx';
import { PostingFrame } from './posting-frame.tsx';

/** Whoever has no company profile has no such screen; a profile that is begun is completed first. */
export function NewScreen({ userId, waiting }: { userId: string; waiting: ReactNode }) {
	const [profile, retry] = useProfile(userId);
	if (profile.outcome === 'loading') return waiting;
	if (profile.outcome === 'failed')
		return (
			<div className="page py-14">
				<NotFetched words="Your profile could not be loaded." onAgain={retry} />
			</div>
		);
	if (!profile.row) return <HiddenScreen />;
	if (!profile.row.profile_completed) return <Navigate to="/employer-profile-setup" replace />;
	return (
		<PostingFrame title="Post an internship">
			<NewPosting verified={profile.row.verified} />
		</PostingFrame>
	);
}

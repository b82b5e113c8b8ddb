import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ApplicationForm } from '#app/features/applications/application-form.tsx';
import { RequireUser } from '#app/features/auth/require-user.tsx';
import { pageMeta } from '#app/lib/page-meta.ts';
import { scriptsAtOnce } from '#app/lib/route-handle.ts';
import { useHydrated } from '#app/lib/use-hydrated.ts';
import { Loading } from '#app/ui/loading.tsx';
import { NeedsScripts } from '#app/ui/page/needs-scripts.tsx';
import { SampleNote } from '#app/ui/page/sample-note.tsx';
import type { ApplicationTarget } from '#schema/applications/student-applications.ts';
import { NextSteps } from './apply/next-steps.tsx';

export const handle = scriptsAtOnce;

export const meta = () =>
	pageMeta({
		title: 'Apply for an internship',
		description:
			'Apply for a London, UK cities, remote, placement year or international internship with one free form: motivation, experience and availability.',
		path: '/apply',
		image: 'apply',
	});

/**
 * Everything but the form is rendered at once; the form needs to know whether a user is signed in.
 */
export default function Apply() {
	const [params] = useSearchParams();
	const [target, setTarget] = useState<ApplicationTarget | null>(null);
	const toInternship = useHydrated() && Boolean(params.get('internship'));
	return (
		<div className="page grid gap-10 py-10 md:py-16 lg:grid-cols-[1fr_minmax(0,22rem)] lg:gap-16">
			<div>
				<h1 className="title">Apply for an internship</h1>
				<p className="intro mt-4 mb-8">
					{!toInternship && 'One form for every program. '}It takes about fifteen minutes, and what
					you type is kept in this tab until you send it.
				</p>
				<SampleNote />
				<NeedsScripts what="Applying" />
				<RequireUser signInAt="/auth">
					{(user) => <ChosenForm userId={user.id} onTarget={setTarget} />}
				</RequireUser>
			</div>
			{!toInternship && <NextSteps />}
			{toInternship && target && !target.applied && <NextSteps target={target} />}
		</div>
	);
}

const ForInternship = lazy(() => import('./apply/for-internship.tsx'));

function ChosenForm({
	userId,
	onTarget,
}: {
	userId: string;
	/** Called with the internship of the address, once it is known, and with null once one has applied. */
	onTarget: (target: ApplicationTarget | null) => void;
}) {
	const [params] = useSearchParams();
	const slug = params.get('internship');
	if (slug)
		return (
			<Suspense fallback={<Loading />}>
				<ForInternship userId={userId} slug={slug} onTarget={onTarget} />
			</Suspense>
		);
	const chosen = { type: params.get('type'), program: params.get('program') };
	return <ApplicationForm key={params.toString()} userId={userId} chosen={chosen} />;
}

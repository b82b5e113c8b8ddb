import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { ApplicationForm } from '#app/features/applications/application-form.tsx';
import { RequireUser } from '#app/features/auth/require-user.tsx';
import { pageMeta } from '#app/lib/page-meta.ts';
import { scriptsAtOnce } from '#app/lib/route-handle.ts';
import { Loading } from '#app/ui/loading.tsx';
import { NeedsScripts } from '#app/ui/page/needs-scripts.tsx';
import { SampleNote } from '#app/ui/page/sample-note.tsx';
import { answerTimes } from '#content/pages/answer-times.ts';

export const handle = scriptsAtOnce;

export const meta = () =>
	pageMeta({
		title: 'Apply for an internship',
		description:
			'Apply for a London, UK cities, remote, placement year or international internship with one free form: motivation, experience and availability.',
		path: '/apply',
		image: 'apply',
	});

const nextSteps = [
	['We read it', `A person reads every application, ${answerTimes.applicationRead}.`],
	[
		'You interview',
		'Online, with the people you would work with, if the host would like to meet you.',
	],
	[
		'You will hear the decision',
		`Within ${answerTimes.decision}; the exact day stands beside an internship, and beside every application once it is sent. Whether to accept is up to you.`,
	],
] as const;

/**
 * Everything but the form is rendered at once; the form needs to know whether a user is signed in.
 */
export default function Apply() {
	return (
		<div className="page grid gap-10 py-10 md:py-16 lg:grid-cols-[1fr_22rem] lg:gap-16">
			<div>
				<h1 className="title">Apply for an internship</h1>
				<p className="intro mt-4 mb-8">
					One form for every program. It takes about fifteen minutes, and what you type is kept in
					this tab until you send it.
				</p>
				<SampleNote />
				<NeedsScripts what="Applying" />
				<RequireUser signInAt="/auth">{(user) => <ChosenForm userId={user.id} />}</RequireUser>
			</div>
			<aside className="self-start rounded-panel bg-wash p-6 md:p-8">
				<h2 className="text-[1.25rem]">What happens next</h2>
				<ol className="mt-4 grid gap-4">
					{nextSteps.map(([title, text], index) => (
						<li key={title} className="flex gap-3">
							<span className="grid size-7 shrink-0 place-items-center rounded-full bg-brand-fill text-[0.9rem] font-bold text-on-fill">
								{index + 1}
							</span>
							<span>
								<b className="block">{title}</b>
								<span className="text-[0.97rem] text-muted">{text}</span>
							</span>
						</li>
					))}
				</ol>
				<p className="mt-5 text-[0.95rem] text-muted">
					Applying is free. We never ask a student for money.
				</p>
			</aside>
		</div>
	);
}

const ForInternship = lazy(() => import('./apply/for-internship.tsx'));

function ChosenForm({ userId }: { userId: string }) {
	const [params] = useSearchParams();
	const slug = params.get('internship');
	if (slug)
		return (
			<Suspense fallback={<Loading />}>
				<ForInternship userId={userId} slug={slug} />
			</Suspense>
		);
	const chosen = { type: params.get('type'), program: params.get('program') };
	return <ApplicationForm key={params.toString()} userId={userId} chosen={chosen} />;
}

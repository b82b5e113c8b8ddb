import { useState } from 'react';
import { useLoaderData, useLocation, useSearchParams } from 'react-router';
import { refusalOfName, targetCall } from '#app/features/applications/student-calls.ts';
import { Loaded, loaderForUser } from '#app/features/auth/loaded.tsx';
import { profileCall } from '#app/features/profile/api.ts';
import { behindSignIn } from '#app/lib/behind-sign-in.ts';
import { answerOf } from '#app/lib/calls/answer-of.ts';
import { callApi } from '#app/lib/calls/call-api.ts';
import { cn } from '#app/lib/cn.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import { useHydrated } from '#app/lib/use-hydrated.ts';
import { Loading, Outline } from '#app/ui/loading.tsx';
import { NeedsScripts } from '#app/ui/page/needs-scripts.tsx';
import { WHO_IN_BRIEF, WhoFor } from '#app/ui/page/who-for.tsx';
import { sampleWords } from '#content/sample-notice.ts';
import type { ApplicationTarget } from '#schema/applications/student-applications.ts';
import type { WholeProfile } from '#schema/students/whole-profile.ts';
import { NextSteps } from './apply/next-steps.tsx';

export const handle = behindSignIn('/auth');

export const meta = () =>
	pageMeta({
		title: 'Apply for an internship',
		description:
			'One free form for London, UK cities, remote, placement year and international internships: motivation, experience and availability.',
		path: '/apply',
		image: 'apply',
	});

const chosenIn = (params: URLSearchParams) => ({
	type: params.get('type'),
	program: params.get('program'),
});

/**
 * Of an internship, what one applies for and with; for the general form, whether it is refused as it opens. Each form is
 * a script of its own, which only those who are signed in load.
 */
export const clientLoader = loaderForUser(async ({ request, user }) => {
	const { searchParams, pathname } = new URL(request.url);
	const slug = searchParams.get('internship');
	return slug ? ofInternship(slug, user.id, pathname) : inGeneral(user.id, chosenIn(searchParams));
});

async function inGeneral(userId: string, chosen: ReturnType<typeof chosenIn>) {
	const { ApplicationForm, namedFirst } = await import(
		'#app/features/applications/application-form.tsx'
	);
	return { ApplicationForm, slug: null, refusal: await refusalOfName(namedFirst(userId, chosen)) };
}

async function ofInternship(slug: string, userId: string, path: string) {
	const [{ ForInternship, prepare }, target, profile] = await Promise.all([
		import('./apply/for-internship.tsx'),
		callApi<ApplicationTarget>(targetCall(slug)),
		callApi<WholeProfile>(profileCall),
		import('#app/features/saved/saved-store.ts').then(({ settledFor }) => settledFor(userId)),
	]);
	const isUnknown = !target.ok && target.status === 404;
	if (isUnknown) return { ForInternship, slug, target: null, profile, fitting: null };
	const value = answerOf(target);
	const fitting = prepare(userId, path, value, profile);
	return { ForInternship, slug, target: value, profile, fitting };
}

/**
 * What one reads before the form: in brief, so that the first field is on the first screen of a phone. The same elements stand
 * while the form is loaded and with it, so that a link in it keeps the focus; an answer stands there instead, first.
 */
const intro = (
	<div className="mb-4 text-small">
		<WhoFor words={WHO_IN_BRIEF} className="inline text-muted" />{' '}
		{sampleWords && (
			<p className="inline bg-sun-wash text-sun-ink">
				<b>{sampleWords.lead}</b> {sampleWords.applying}
			</p>
		)}
	</div>
);

/** As high as a screen, so that what stands below the form on a phone is out of sight. */
const waiting = (
	<>
		<NeedsScripts what="Applying" />
		<Loading>
			<Outline className="h-svh" />
		</Loading>
	</>
);

/** Everything but the form is rendered at once; the form needs to know whether a user is signed in. */
function Apply() {
	const [params] = useSearchParams();
	const toInternship = useHydrated() && Boolean(params.get('internship'));
	const loaded: Awaited<ReturnType<typeof clientLoader>> | undefined = useLoaderData();
	const value = loaded?.value;
	const target = value && value.slug !== null ? value.target : undefined;
	const { key } = useLocation();
	const [sentAt, setSentAt] = useState<string | null>(null);
	const isSent = sentAt === key;
	// What was sent to an internship stands in the place of everything else until one leaves.
	const isAlone = isSent && toInternship;
	const refusal = target && refusalOf(target);
	const isAnswered = isAlone || Boolean(refusal);
	const content = (
		<Loaded<typeof clientLoader> signInAt={handle.signInAt} waiting={waiting}>
			{(to, { id }) =>
				to.slug !== null ? (
					<to.ForInternship key={to.slug} userId={id} {...to} onSent={() => setSentAt(key)} />
				) : (
					<to.ApplicationForm
						key={params.toString()}
						userId={id}
						chosen={chosenIn(params)}
						refusal={to.refusal}
						onSent={() => setSentAt(key)}
						onAgain={() => setSentAt(null)}
					/>
				)
			}
		</Loaded>
	);
	// There is no such internship: a page of its own.
	if (target === null) return content;
	return (
		<div className="page @container py-5 md:py-16">
			<div
				className={cn(
					'grid gap-x-16 gap-y-8',
					!isAnswered && '@4xl:grid-cols-[1fr_minmax(0,22rem)]',
				)}
			>
				<div className="min-w-0">
					{!isAlone && (
						<h1 className={cn('title', isSent || refusal ? 'mb-8' : 'mb-2')}>
							{refusal ?? 'Apply for an internship'}
						</h1>
					)}
					{!isSent && !refusal && intro}
					{content}
				</div>
				{!toInternship && <NextSteps />}
				{toInternship && target && !isAnswered && <NextSteps target={target} />}
			</div>
		</div>
	);
}

/** The heading where nothing can be sent: the screen says why instead of what happens next. */
function refusalOf({ applied, often, own, internship }: ApplicationTarget) {
	if (own) return 'Your own internship';
	if (applied) return 'You have applied';
	if (often) return 'You have applied three times';
	if (internship.status === 'open') return undefined;
	return internship.status === 'paused'
		? 'This internship is paused'
		: 'This internship has closed';
}

export { Apply as default, Apply as ErrorBoundary, Apply as HydrateFallback };

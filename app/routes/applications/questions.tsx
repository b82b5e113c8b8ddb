import { fetchOwnQuestions } from '#app/features/applications/questions/question-calls.ts';
import { Loaded, loaderForUser } from '#app/features/auth/loaded.tsx';
import { NotFound } from '#app/layout/error-screens.tsx';
import { QUESTIONS_PATH } from '#app/lib/addresses/questions-path.ts';
import { behindSignIn } from '#app/lib/behind-sign-in.ts';
import { answerOf } from '#app/lib/calls/answer-of.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import { Loading, Outline } from '#app/ui/loading.tsx';
import { AccountFrame } from '#app/ui/page/account-frame.tsx';

export const handle = behindSignIn('/auth');

export const meta = () =>
	pageMeta({
		title: 'Questions to employers',
		description:
			'What you have asked employers before an application, and what they have answered.',
		path: QUESTIONS_PATH,
		hidden: true,
	});

export const clientLoader = loaderForUser(async ({ request }) => {
	const [{ OwnQuestions }, questions] = await Promise.all([
		import('#app/features/applications/questions/own-questions.tsx'),
		fetchOwnQuestions(new URL(request.url).searchParams.get('internship')),
	]);
	return { OwnQuestions, questions: answerOf(questions) };
});

export { actionForUser as clientAction } from '#app/features/auth/loaded.tsx';

const Questions = () => (
	<AccountFrame
		title="Questions to employers"
		intro="Ask before you apply. The employer does not see who you are, and only you read the answer."
		needsScripts="Asking an employer"
	>
		<Loaded<typeof clientLoader>
			signInAt={handle.signInAt}
			notFound={<NotFound />}
			waiting={
				<Loading label="Loading your questions">
					<Outline className="h-80 max-w-3xl" />
				</Loading>
			}
		>
			{({ OwnQuestions, questions }) => <OwnQuestions questions={questions} />}
		</Loaded>
	</AccountFrame>
);

export { Questions as default, Questions as ErrorBoundary, Questions as HydrateFallback };

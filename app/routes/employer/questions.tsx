import type { ReactNode } from 'react';
import { replace } from 'react-router';
import { fetchQuestionsToCompany } from '#app/features/applications/questions/question-calls.ts';
import { Loaded, loaderForUser } from '#app/features/auth/loaded.tsx';
import { COMPANY_QUESTIONS_PATH } from '#app/lib/addresses/questions-path.ts';
import { behindSignIn } from '#app/lib/behind-sign-in.ts';
import { answerOf } from '#app/lib/calls/answer-of.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import { BackLink } from '#app/ui/back-link.tsx';
import { Loading, Outline } from '#app/ui/loading.tsx';
import { NeedsScripts } from '#app/ui/page/needs-scripts.tsx';

export const handle = behindSignIn('/employer-auth');

export const meta = () =>
	pageMeta({
		title: 'Questions from students',
		description: 'What students ask about your internships before they apply, and your answers.',
		path: COMPANY_QUESTIONS_PATH,
		hidden: true,
	});

/** Who answers no applications has no such screen: the dashboard says what is missing. */
export const clientLoader = loaderForUser(async () => {
	const [{ CompanyQuestions }, questions] = await Promise.all([
		import('#app/features/applications/questions/company-questions.tsx'),
		fetchQuestionsToCompany(),
	]);
	if (!questions.ok && questions.status === 404) throw replace('/employer-dashboard');
	return { CompanyQuestions, questions: answerOf(questions) };
});

export { actionForUser as clientAction } from '#app/features/auth/loaded.tsx';

const Questions = () => (
	<Loaded<typeof clientLoader>
		signInAt={handle.signInAt}
		frame={(content) => <Frame>{content}</Frame>}
		waiting={
			<Loading label="Loading the questions">
				<Outline className="h-svh max-w-3xl" />
			</Loading>
		}
	>
		{({ CompanyQuestions, questions }) => <CompanyQuestions questions={questions} />}
	</Loaded>
);

const Frame = ({ children }: { children: ReactNode }) => (
	<div className="@container">
		<div className="page pt-6 pb-12 md:pt-8 md:pb-16">
			<BackLink to="/employer-dashboard">Dashboard</BackLink>
			<h1 className="heading mb-1.5">Questions from students</h1>
			<p className="mb-6 max-w-3xl text-muted">
				They ask before they apply. You do not see who they are. Each question has one answer, which
				only that student reads.
			</p>
			<NeedsScripts what="Answering questions" />
			{children}
		</div>
	</div>
);

export { Questions as default, Questions as ErrorBoundary, Questions as HydrateFallback };

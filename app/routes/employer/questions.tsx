import { replace } from 'react-router';
import { fetchQuestionsToCompany } from '#app/features/applications/questions/question-calls.ts';
import { Loaded, loaderForUser } from '#app/features/auth/loaded.tsx';
import { COMPANY_QUESTIONS_PATH } from '#app/lib/addresses/questions-path.ts';
import { behindSignIn } from '#app/lib/behind-sign-in.ts';
import { answerOf } from '#app/lib/calls/answer-of.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import { Loading, Outline } from '#app/ui/loading.tsx';
import { EmployerFrame } from '#app/ui/page/employer-frame.tsx';

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
		frame={(content) => (
			<EmployerFrame
				back={{ to: '/employer-dashboard', label: 'Dashboard' }}
				title="Questions from students"
				intro="They ask before they apply. You do not see who they are. Each question has one answer, which only that student reads."
				needsScripts="Answering questions"
			>
				{content}
			</EmployerFrame>
		)}
		waiting={
			<Loading label="Loading the questions">
				<Outline className="h-svh max-w-3xl" />
			</Loading>
		}
	>
		{({ CompanyQuestions, questions }) => <CompanyQuestions questions={questions} />}
	</Loaded>
);

export { Questions as default, Questions as ErrorBoundary, Questions as HydrateFallback };

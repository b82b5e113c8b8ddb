import { useState } from 'react';
import {
	AnswerFields,
	answersIn,
	askedAnswers,
	type Dated,
	NotSent,
	wrongAnswers,
} from '#app/features/applications/answer-fields.tsx';
import { draftFor } from '#app/features/applications/application-draft.ts';
import { sendApplication } from '#app/features/applications/student-calls.ts';
import { applicationMessages } from '#app/messages/forms.ts';
import { LegalLine } from '#app/ui/forms/legal-line.tsx';
import { SubmitButton } from '#app/ui/forms/submit-button.tsx';
import { SubmitForm } from '#app/ui/forms/submit-form.tsx';
import { useSubmit } from '#app/ui/forms/use-submit.ts';
import { toast } from '#app/ui/toast.ts';
import type { WholeApplication } from '#schema/applications/student-applications.ts';
import { cameByOf } from './came-by.ts';
import { NoLongerAsked, OwnQuestions } from './own-questions.tsx';
import {
	askedQuestions,
	questionAnswersIn,
	questionLengths,
	typedQuestionAnswers,
} from './question-fields.ts';
import type { Attachments, Refusal } from './route-parts.ts';

/** What the server says if the facts above the form, or its questions, are no longer those of the internship. */
const CHANGED = [
	'closed',
	'paused',
	'full',
	'applied_before',
	'applied_often',
	'own_internship',
	'not_found',
	'questions_changed',
];

/** What it says if the profile or CV was changed in another tab. */
const OUTDATED = ['profile_changed', 'cv_changed'];

type Props = {
	userId: string;
	slug: string;
	/** Where the first day of the work is fixed. */
	dated: Dated | undefined;
	attachments: Attachments;
	/** Answers to begin with, from the last application or the profile. */
	suggested: Record<string, string>;
	/** What the employer asks besides. */
	questions: readonly string[];
	/** Whether the employer reads the answers without names first. */
	hidesNames: boolean;
	/** Without it nothing can be sent, but what was typed is still there. */
	open: boolean;
	onSent: (application: WholeApplication) => void;
	/** The internship has closed or asks something else in the meantime, or was applied for in another tab. */
	onChanged: () => void;
};

/** The answers; the program and its type follow from the internship. */
export function InternshipForm({
	userId,
	slug,
	dated,
	attachments,
	suggested,
	questions,
	hidesNames,
	open,
	onSent,
	onChanged,
}: Props) {
	const draft = draftFor(slug);
	const [typed] = useState(() => draft.read(userId));
	const [touched, setTouched] = useState(typed !== null);
	const [refusal, setRefusal] = useState<Refusal | null>(null);
	const [failed, setFailed] = useState<string | null>(null);
	const [answered, setAnswered] = useState(() => typedQuestionAnswers(Object.entries(typed ?? {})));
	const { onSubmit, errors, submitting } = useSubmit(async (values) => {
		setRefusal(null);
		setFailed(null);
		const asked = { ...askedAnswers('internship'), ...askedQuestions(questions) };
		const wrong = wrongAnswers(values, asked, questionLengths(questions));
		if (wrong) return wrong;
		const result = await sendApplication({
			internship: slug,
			...answersIn(values),
			question_answers: questionAnswersIn(values, questions),
			came_by: cameByOf(slug),
			...attachments.read(values),
		});
		if (result.ok) {
			draft.clear();
			toast(applicationMessages.submitted);
			onSent(result.value);
			return null;
		}
		const words = result.status === 401 ? applicationMessages.sessionEnded : result.message;
		toast(applicationMessages.failed(words));
		setFailed(words);
		if (CHANGED.includes(result.code)) onChanged();
		if (OUTDATED.includes(result.code)) attachments.refresh();
		setRefusal(result);
		return null;
	});
	if (!open && !touched) return null;
	return (
		<SubmitForm
			onSubmit={onSubmit}
			onInput={(event) => {
				const values = new FormData(event.currentTarget);
				setTouched(true);
				setAnswered(typedQuestionAnswers(values));
				draft.write(userId, values);
			}}
			className="grid max-w-[46rem] gap-6"
		>
			{!open && (
				<div>
					<h2 className="text-part">What you had typed</h2>
					<p className="text-muted">It stays here, and in this tab.</p>
				</div>
			)}
			{hidesNames && (
				<p className="rounded-control bg-wash p-4">
					This employer reads applications without names at first. It sees your name, university, CV
					and permission to work once it invites you. So please leave your name out of your answers.
				</p>
			)}
			<AnswerFields what="internship" dated={dated} typed={typed ?? suggested} errors={errors}>
				{open && !typed && Object.keys(suggested).length > 0 && (
					<p className="rounded-control bg-wash p-4">
						Experience and availability are filled in from what you wrote before. Change what does
						not fit this internship.
					</p>
				)}
			</AnswerFields>
			<OwnQuestions questions={questions} answered={answered} errors={errors} />
			<NoLongerAsked answers={answered.filter(({ question }) => !questions.includes(question))} />
			{open && attachments.fields(typed, refusal)}
			{open && (
				<>
					<LegalLine accepting="By sending this application" />
					<NotSent words={failed} />
					<SubmitButton submitting={submitting} busy="Submitting Application...">
						Submit Application
					</SubmitButton>
				</>
			)}
		</SubmitForm>
	);
}

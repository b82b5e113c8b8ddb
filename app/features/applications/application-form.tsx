import { useRef, useState } from 'react';
import { applicationMessages } from '#app/messages/forms.ts';
import { Button } from '#app/ui/button.tsx';
import { DonePanel } from '#app/ui/forms/done-panel.tsx';
import { Honeypot, Select, TextField } from '#app/ui/forms/field.tsx';
import { textOf } from '#app/ui/forms/field-values.ts';
import { LegalLine } from '#app/ui/forms/legal-line.tsx';
import { SubmitButton } from '#app/ui/forms/submit-button.tsx';
import { SubmitForm } from '#app/ui/forms/submit-form.tsx';
import { lineOf } from '#app/ui/forms/typed.ts';
import { useSubmit } from '#app/ui/forms/use-submit.ts';
import { Link } from '#app/ui/link.tsx';
import { toast } from '#app/ui/toast.ts';
import { answerTimes } from '#content/pages/answer-times.ts';
import { honeypot } from '#schema/honeypot.ts';
import {
	PROGRAM_TYPES,
	type ProgramType,
	programTypeLabels,
} from '#schema/internships/program-types.ts';
import { limits } from '#schema/limits.ts';
import { asOneLine } from '#schema/one-line.ts';
import { AnswerFields, answersIn, askedAnswers, NotSent, wrongAnswers } from './answer-fields.tsx';
import { submitApplication } from './api.ts';
import { applicationDraft } from './application-draft.ts';
import { refusalOfName } from './student-calls.ts';

const asked = { 'program-type': 'Choose a program type', ...askedAnswers('program') };

/** What the link to this form carried: it has priority over the stored draft. */
type ProgramChoice = { type: string | null; program: string | null };

/** The program or company with which the form opens. */
export const namedFirst = (userId: string, { program }: ProgramChoice): string =>
	asOneLine(program ?? applicationDraft.read(userId)?.['program-name'] ?? '');

/**
 * @param refusal why it is refused with the program that it opens with; null where it is not
 * @param onSent called once it is sent, and `onAgain` for another one
 */
export function ApplicationForm({
	userId,
	chosen,
	refusal,
	onSent,
	onAgain,
}: {
	userId: string;
	chosen: ProgramChoice;
	refusal: string | null;
	onSent: () => void;
	onAgain: () => void;
}) {
	const [program, setProgram] = useState<string | null>(null);
	const [typed] = useState(() => applicationDraft.read(userId) ?? {});
	const [again, setAgain] = useState(false);
	const [refused, setRefused] = useState(refusal);
	const [failed, setFailed] = useState<string | null>(null);
	const latest = useRef('');
	const ask = async (name: string) => {
		latest.current = name;
		const words = await refusalOfName(name);
		if (latest.current === name) setRefused(words);
	};
	const { onSubmit, errors, submitting } = useSubmit(async (values) => {
		setFailed(null);
		const wrong = wrongAnswers(values, asked);
		if (wrong) return wrong;
		const failure = await submitApplication(rowOf(values, userId), textOf(values, honeypot.field));
		setFailed(failure);
		toast(failure ? applicationMessages.failed(failure) : applicationMessages.submitted);
		if (failure) return null;
		applicationDraft.clear();
		setProgram(programIn(values));
		onSent();
		return null;
	});

	// Beside what was sent an emptied form would look like one that is still to be filled in.
	if (program !== null)
		return (
			<ApplicationSent
				program={program}
				onAgain={() => {
					setAgain(true);
					setRefused(null);
					setProgram(null);
					onAgain();
				}}
			/>
		);
	const first = again ? {} : typed;
	return (
		<SubmitForm
			onSubmit={onSubmit}
			onInput={(event) => applicationDraft.write(userId, new FormData(event.currentTarget))}
			className="grid gap-6"
		>
			<Select
				label="Program type"
				name="program-type"
				required
				defaultValue={
					(!again && asProgramType(chosen.type)) || asProgramType(first['program-type']) || ''
				}
				error={errors['program-type']}
			>
				<option value="">Choose a program type</option>
				{PROGRAM_TYPES.map((type) => (
					<option key={type} value={type}>
						{programTypeLabels[type]}
					</option>
				))}
			</Select>
			<TextField
				label="Specific program or company"
				name="program-name"
				defaultValue={again ? '' : (chosen.program ?? first['program-name'])}
				maxLength={limits.programName}
				hint="If you have one in mind"
				error={refused ?? undefined}
				onBlur={({ currentTarget }) => void ask(asOneLine(currentTarget.value))}
			/>
			<AnswerFields what="program" typed={first} errors={errors} />
			<Honeypot />
			<LegalLine accepting="By sending this application" />
			<NotSent words={failed} />
			<SubmitButton submitting={submitting} busy="Submitting Application...">
				Submit Application
			</SubmitButton>
		</SubmitForm>
	);
}

const asProgramType = (type: string | null | undefined) =>
	PROGRAM_TYPES.find((programType) => programType === type);

/** As the panel names it: what was typed, or else the type. */
const programIn = (values: FormData) =>
	lineOf(values, 'program-name') ||
	programTypeLabels[textOf(values, 'program-type') as ProgramType];

const rowOf = (values: FormData, userId: string) => ({
	user_id: userId,
	program_type: textOf(values, 'program-type') as ProgramType,
	program_name: lineOf(values, 'program-name') || null,
	...answersIn(values),
});

/** @param program as it was named in the form */
const ApplicationSent = ({ program, onAgain }: { program: string; onAgain: () => void }) => (
	<DonePanel
		title="We have your application"
		links={
			<>
				<Link to="/account/applications" className="link">
					See your applications
				</Link>
				<Link to="/programs" className="link">
					Search more programs
				</Link>
			</>
		}
	>
		<p className="wrap-anywhere">
			You applied for <b>{program}</b>. A copy of what you sent is on its way to your email address.
		</p>
		<Button look="secondary" className="order-last mt-2 justify-self-start" onClick={onAgain}>
			Apply for another program
		</Button>
		<p>
			A person reads it, {answerTimes.applicationRead}. You will have a first answer within{' '}
			{answerTimes.decision}. The last day for it is shown beside your application.
		</p>
	</DonePanel>
);

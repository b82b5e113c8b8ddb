import type { ReactNode } from 'react';
import { PlainButton } from '#app/ui/button.tsx';
import { TextArea } from '#app/ui/forms/field.tsx';
import { Points } from '#app/ui/points.tsx';
import type { Correction } from '#schema/employers/corrections.ts';
import { draftLines } from '#schema/employers/draft-words.ts';
import type { DraftProblems, questionsOn } from '#schema/employers/internship-draft.ts';
import type { Step } from '#schema/employers/posting.ts';
import { DRAFT_STEPS, EMPTY_DRAFT, FIELDS, type FieldName } from '#schema/internships/fields.ts';

/** What must be corrected, then the page as students will see it. */
export function PreviewStep({
	problems,
	correction,
	hidesNames,
	questions,
	meant,
	meantError,
	onStep,
	children,
}: {
	problems: DraftProblems;
	/** Of what is public; null for a new one. */
	correction: Correction | null;
	/** Whether names of applicants will be hidden; null for what is public already. */
	hidesNames: boolean | null;
	/** Words that are right in some texts only, with what is asked of them. */
	questions: ReturnType<typeof questionsOn>;
	/** What was typed before about these words. */
	meant: string;
	meantError: string | undefined;
	onStep: (step: Step) => void;
	children: ReactNode;
}) {
	const isWrong = Object.keys(problems).length > 0;
	return (
		<>
			{isWrong && (
				<section aria-label="Problems to fix" className="rounded-card bg-sun-wash p-5 text-sun-ink">
					<h3 className="text-body">Before you can submit it</h3>
					{DRAFT_STEPS.map(({ title, fields }, index) => {
						const wrong = fields.filter((field) => field in problems);
						if (wrong.length === 0) return null;
						return (
							<div key={title} className="mt-3">
								<PlainButton className="link min-h-11" onClick={() => onStep((index + 1) as Step)}>
									{title}
								</PlainButton>
								<Points
									points={wrong.map((field) => `${FIELDS[field].label}: ${problems[field]}`)}
								/>
							</div>
						);
					})}
				</section>
			)}
			{!isWrong && (
				<>
					{correction && <WhatHappens correction={correction} />}
					{questions.length > 0 && (
						<section
							aria-label="Words that we ask about"
							className="grid gap-3 rounded-card bg-sun-wash p-5 text-sun-ink"
						>
							<h3 className="text-body">Is this what you mean?</h3>
							<Points
								points={questions.map(
									({ field, question }) => `${FIELDS[field].label}: ${question}`,
								)}
							/>
							<TextArea
								label="What you mean"
								name="meant"
								hint="Change the words above, or say here why they are right. Our staff read it, and students do not"
								rows={2}
								maxLength={1_000}
								required
								defaultValue={meant}
								error={meantError}
							/>
						</section>
					)}
					{hidesNames !== null && (
						<div className="max-w-prose rounded-card bg-wash px-3.5 py-2.5">
							<label className="flex min-h-11 items-center gap-3 font-semibold">
								<input
									type="checkbox"
									name="hide_names"
									defaultChecked={hidesNames}
									aria-describedby="hide-names-hint"
									className="size-5 shrink-0"
								/>
								Hide names until the invitation
							</label>
							<p id="hide-names-hint" className="text-small text-muted">
								You read what applicants wrote before you see who they are. CV, university and
								permission to work are hidden too. You can change it in your list of applications.
							</p>
						</div>
					)}
					<p className="text-muted">This is how students will read it.</p>
					<section aria-label="Preview">{children}</section>
				</>
			)}
		</>
	);
}

/** Says of a change to what is public, before it is submitted, what is public at once and what staff read first. */
function WhatHappens({ correction: { atOnce, staffFirst } }: { correction: Correction }) {
	if (atOnce.length + staffFirst.length === 0)
		return <p className="rounded-card bg-wash p-5">Nothing differs from what is public.</p>;
	return (
		<section aria-label="What happens" className="grid gap-4 rounded-card bg-wash p-5">
			{atOnce.length > 0 && (
				<Part
					title="Public at once"
					fields={atOnce}
					words="We look at it afterwards. If it does not fit, we put the old text back and write to you."
				/>
			)}
			{staffFirst.length > 0 && (
				<Part
					title="Staff look at it first"
					fields={staffFirst}
					words="Until then the old text stays public. We write to you."
				/>
			)}
			<p className="text-muted">
				We tell everybody who has applied and waits for an answer what changes.
			</p>
		</section>
	);
}

const Part = ({ title, fields, words }: { title: string; fields: FieldName[]; words: string }) => (
	<div>
		<h3 className="text-body">{title}</h3>
		<p className="mt-1 font-semibold">{labelsOf(fields).join(', ')}</p>
		<p className="mt-1 text-muted">{words}</p>
	</div>
);

const labelsOf = (changed: FieldName[]) =>
	draftLines(EMPTY_DRAFT)
		.filter(({ fields }) => fields.some((field) => changed.includes(field)))
		.map(({ label }) => label);

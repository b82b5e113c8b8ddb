import { type ReactNode, useId } from 'react';
import { Button } from '#app/ui/button.tsx';
import { SubmitForm } from '#app/ui/forms/submit-form.tsx';
import type { Section, SectionStatus } from './use-section.ts';

/** A section of the profile: its heading, its fields, and whether they are saved. */
export function SectionForm({
	title,
	intro,
	anchor,
	section,
	children,
}: {
	title: string;
	intro?: string;
	/** The id by which links lead to it. */
	anchor?: string;
	section: Section;
	children: ReactNode;
}) {
	const id = useId();
	const wrong = section.status.kind === 'incomplete' && Object.values(section.errors).find(Boolean);
	return (
		<SubmitForm
			{...section.events}
			id={anchor}
			aria-labelledby={id}
			className="grid gap-5 rounded-card border border-line bg-card p-5 md:p-8"
		>
			<div className="flex flex-wrap items-baseline justify-between gap-x-4">
				<h2 id={id} className="text-[1.35rem]">
					{title}
				</h2>
				<p role="status" className="min-h-6 text-[0.95rem] text-muted">
					{words(section.status)}
					{wrong && <span className="sr-only">{`: ${wrong}`}</span>}
				</p>
				{intro && <p className="w-full text-muted">{intro}</p>}
			</div>
			<div key={section.round} className="grid gap-5">
				{children}
			</div>
			<Problem section={section} />
		</SubmitForm>
	);
}

function words(status: SectionStatus): string {
	if (status.kind === 'saving') return 'Saving…';
	if (status.kind === 'saved') return 'Saved';
	return status.kind === 'incomplete' ? 'Not saved yet' : '';
}

function Problem({ section: { status, again, resolve } }: { section: Section }) {
	if (status.kind === 'failed')
		return (
			<div role="alert" className="rounded-control bg-wash p-4">
				<p className="mb-3">Not saved. {status.words} What you typed is kept in this tab.</p>
				<Button look="secondary" onClick={again}>
					Try again
				</Button>
			</div>
		);
	if (status.kind !== 'conflict') return null;
	const { now } = status;
	return (
		<div role="alert" className="rounded-control bg-sun-wash p-4 text-sun-ink">
			<p className="mb-3">
				This section was changed in another tab or on another device. Which of the two do you want?
			</p>
			{now && (
				<div className="flex flex-wrap gap-3">
					<Button look="secondary" onClick={() => resolve(now, true)}>
						Keep what is here
					</Button>
					<Button look="secondary" onClick={() => resolve(now, false)}>
						Show the other
					</Button>
				</div>
			)}
		</div>
	);
}

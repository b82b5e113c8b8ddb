import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '#app/ui/button.tsx';
import { SubmitForm } from '#app/ui/forms/submit-form.tsx';
import { Link } from '#app/ui/link.tsx';
import { missingWords } from '#schema/students/missing-letters.ts';
import { sectionTitles } from '#schema/students/profile-labels.ts';
import type { Section, SectionStatus } from './use-section.ts';

/** A section of the profile: its heading with what it contains, its fields, and whether they are saved. */
export function SectionForm({
	intro,
	section,
	children,
}: {
	intro?: string;
	section: Section;
	children: ReactNode;
}) {
	const id = useId();
	const { status, errors, name, content, isOpen } = section;
	const wrong = status.kind === 'incomplete' && Object.values(errors).find(Boolean);
	const said = words(status);
	return (
		<SubmitForm
			{...section.events}
			id={name}
			aria-labelledby={id}
			className="rounded-card border border-line bg-card"
		>
			<details open={isOpen} className="group">
				<summary className="flex min-h-16 list-none items-center gap-3 rounded-card px-inset py-3 hover:bg-wash [&::-webkit-details-marker]:hidden">
					<span className="min-w-0 flex-1">
						<span className="flex flex-wrap items-baseline gap-x-3">
							<h2 id={id} className="text-part">
								{sectionTitles[name]}
							</h2>
							<span role="status" className="text-small leading-none text-muted">
								{said}
								{wrong && <span className="sr-only">{`: ${wrong}`}</span>}
							</span>
						</span>
						<span className="block min-h-6 text-small text-muted wrap-anywhere">{content}</span>
					</span>
					<ChevronDown
						aria-hidden="true"
						className="size-5 shrink-0 text-brand [transition:rotate_150ms] group-open:rotate-180"
					/>
				</summary>
				<div className="grid gap-5 px-inset pt-1 pb-6">
					{intro && <p className="text-muted">{intro}</p>}
					<div key={section.round} className="grid gap-5">
						{children}
					</div>
				</div>
			</details>
			<NotPrinted missing={section.missing} />
			<Problem section={section} />
		</SubmitForm>
	);
}

/** What a CV as PDF cannot print of the section, said as soon as it is saved. */
const NotPrinted = ({ missing }: Pick<Section, 'missing'>) => (
	<div role="status">
		{missing.length > 0 && (
			<div className="mx-inset mb-6 rounded-control bg-sun-wash p-4 text-sun-ink">
				<p className="mb-1 font-semibold">A CV as PDF cannot print these letters:</p>
				<ul className="mb-2 wrap-anywhere">
					{missing.map((one) => (
						<li key={missingWords(one)}>{missingWords(one)}</li>
					))}
				</ul>
				<p>
					Write them in Latin letters, or{' '}
					<Link to="/account/cv" className="link">
						print your CV
					</Link>
					: your browser has them.
				</p>
			</div>
		)}
	</div>
);

function words(status: SectionStatus): string {
	if (status.kind === 'saving') return 'Saving…';
	if (status.kind === 'saved') return 'Saved';
	return status.kind === 'incomplete' ? 'Not saved yet' : '';
}

function Problem({ section: { status, again, resolve } }: { section: Section }) {
	if (status.kind === 'failed')
		return (
			<div role="alert" className="mx-inset mb-6 rounded-control bg-wash p-4">
				<p className="mb-3">Not saved. {status.words} What you typed is kept in this tab.</p>
				<Button look="secondary" onClick={again}>
					Try again
				</Button>
			</div>
		);
	if (status.kind !== 'conflict') return null;
	const { now } = status;
	return (
		<div role="alert" className="mx-inset mb-6 rounded-control bg-sun-wash p-4 text-sun-ink">
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

import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { cn } from '#app/lib/cn.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import type {
	ApplicationTarget,
	WholeApplication,
} from '#schema/applications/student-applications.ts';
import { AppliedBefore } from './applied-before.tsx';
import { AppliedOften } from './applied-often.tsx';
import { ClosedMeanwhile, SimilarAndOpen } from './closed-meanwhile.tsx';
import { InternshipForm } from './internship-form.tsx';
import { NoSuchInternship } from './no-such-internship.tsx';
import type { Attachments, InternshipParts } from './route-parts.ts';
import { SentToInternship } from './sent-to-internship.tsx';

/**
 * The form for one internship, below its facts; or why there is none.
 * @param target null where there is no such internship
 */
export function InternshipApplication({
	userId,
	slug,
	target,
	parts,
	attachments,
	onSent,
}: {
	userId: string;
	slug: string;
	target: ApplicationTarget | null;
	parts: InternshipParts;
	attachments: Attachments;
	onSent: () => void;
}) {
	const { revalidate } = useRevalidator();
	const [sent, setSent] = useState<WholeApplication | null>(null);
	if (sent) return <SentToInternship application={sent} />;
	if (!target) return <NoSuchInternship />;
	if (target.own) return <OwnInternship />;
	const { status, starts_on, weeks } = target.internship;
	const others = target.similar.length > 0 && (
		<SimilarAndOpen>{parts.similar(target.similar, target.today)}</SimilarAndOpen>
	);
	if (target.applied || target.often)
		return (
			<div className="grid gap-6">
				<div className="grid gap-6 @4xl:grid-cols-2">
					{target.applied ? <AppliedBefore applied={target.applied} /> : <AppliedOften />}
					{parts.facts(target)}
				</div>
				{others}
			</div>
		);
	const open = status === 'open';
	return (
		<div className="grid gap-6">
			<div className={cn('grid gap-6', !open && '@4xl:grid-cols-2')}>
				{parts.facts(target)}
				{!open && <ClosedMeanwhile paused={status === 'paused'} tellMe={parts.tellMe(target)} />}
			</div>
			<InternshipForm
				userId={userId}
				slug={slug}
				dated={starts_on === null ? undefined : { starts_on, weeks }}
				attachments={attachments}
				suggested={attachments.suggested(target.earlier)}
				questions={target.questions}
				hidesNames={target.hides_names}
				open={open}
				onSent={(application) => {
					setSent(application);
					onSent();
				}}
				onChanged={() => revalidate()}
			/>
			{!open && others}
		</div>
	);
}

/** In the place of the form. */
const OwnInternship = () => (
	<div role="status" className="rounded-control bg-wash p-4 sm:p-5">
		<p className="mb-4">
			This is an internship of your own company: you cannot apply to it yourself. Students see the
			form here.
		</p>
		<ButtonLink to="/employer-dashboard">Open your dashboard</ButtonLink>
	</div>
);

import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import lookout from '#app/generated/scenes/lookout.svg?url';
import { applicationPath } from '#app/lib/addresses/application-path.ts';
import { cn } from '#app/lib/cn.ts';
import { StateScene } from '#app/ui/art/drawings.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { StatePage } from '#app/ui/page/state-page.tsx';
import type {
	ApplicationTarget,
	WholeApplication,
} from '#schema/applications/student-applications.ts';
import { londonDate } from '#schema/london-day.ts';
import { InternshipForm } from './internship-form.tsx';
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

/** In the place of the form: no application after the third. */
const AppliedOften = () => (
	<div role="status" className="rounded-control bg-wash p-4 sm:p-5">
		<p className="mb-4">
			You have applied for this internship three times and withdrawn each time. Three times is the
			most. What you had typed stays in this tab.
		</p>
		<div className="flex flex-wrap gap-3">
			<ButtonLink to="/account/applications">See your applications</ButtonLink>
			<ButtonLink to="/internships" look="secondary">
				Search more internships
			</ButtonLink>
		</div>
	</div>
);

/** In place of the whole page, for an address with a name that no internship has. */
const NoSuchInternship = () => (
	<StatePage
		picture={lookout}
		title="There is no such internship"
		intro="The address may have been typed wrongly, or the internship was removed."
	>
		<ButtonLink to="/internships">All internships</ButtonLink>
		<ButtonLink to="/apply" look="secondary">
			Apply without one
		</ButtonLink>
	</StatePage>
);

/** One application for each internship: the way to the first. */
const AppliedBefore = ({
	applied: { id, created_at },
}: {
	applied: NonNullable<ApplicationTarget['applied']>;
}) => (
	<div
		role="status"
		className="flex flex-wrap items-center gap-x-6 gap-y-4 rounded-control bg-wash p-4 sm:p-5"
	>
		<div className="min-w-0 flex-[1_1_12rem]">
			<p className="font-semibold">You applied on {londonDate(created_at)}</p>
			<p className="mt-1 mb-4">
				Each student can apply once for an internship, and again after withdrawing, three times in
				all.
			</p>
			<ButtonLink to={applicationPath(id)}>See your application</ButtonLink>
		</div>
		<StateScene of="sent" className="w-48 max-w-full" />
	</div>
);

/**
 * Beside the facts; what was typed stands below.
 * @param tellMe asks to be told when it opens again
 */
const ClosedMeanwhile = ({ paused, tellMe }: { paused: boolean; tellMe: ReactNode }) => (
	<div
		role="status"
		className="grid content-center justify-items-start gap-4 rounded-card bg-sun-wash p-inset text-sun-ink"
	>
		<div>
			<p className="font-semibold">
				It takes no <span>{paused ? 'applications for now' : 'more applications'}</span>
			</p>
			<p className="mt-1 text-ink">
				If it opens again, we write once to everybody who has asked us to.
			</p>
		</div>
		<div className="text-ink">{tellMe}</div>
	</div>
);

/** At the end. @param children open internships */
const SimilarAndOpen = ({ children }: { children: ReactNode }) => (
	<section className="mt-4">
		<h2 className="mb-3 text-part">Similar and open</h2>
		{children}
		<ButtonLink to="/internships" look="secondary" className="mt-4">
			All internships
		</ButtonLink>
	</section>
);

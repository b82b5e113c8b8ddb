import { ButtonLink } from '#app/ui/button.tsx';
import { Link } from '#app/ui/link.tsx';
import { Points } from '#app/ui/points.tsx';
import type { FormerCompany as Former } from '#schema/employers/member-changes.ts';
import { longDate } from '#schema/london-day.ts';

/** In place of the dashboard, for whoever has left a company or was removed from it, and belongs to no other one. */
export const FormerCompany = ({
	left: { company, since, until, by_themselves, is_student },
}: {
	left: Former;
}) => (
	<div className="page py-10 wrap-anywhere *:max-w-[46rem] md:py-14">
		<h1 className="heading">{`You no longer belong to ${company}`}</h1>
		<p className="intro mt-4">
			<span>{`${by_themselves ? 'You left' : 'Your membership ended'} on ${longDate(until)}.`}</span>{' '}
			<span>{`You had belonged to it since ${longDate(since)}.`}</span>
		</p>
		<h2 className="mt-8 mb-2 text-part">What this means</h2>
		<Points
			points={[
				`You no longer see the internships and applicants of ${company}, and we no longer email you about them.`,
				'What you wrote there, such as messages and notes, stays with the company under your name.',
				'Your account stays: you sign in with it as before.',
			]}
		/>
		<h2 className="mt-8 mb-2 text-part">If this is a mistake</h2>
		<p>
			Ask an owner of the company: they can invite you again. If you cannot reach one,{' '}
			<Link to="/contact" className="link">
				write to our office
			</Link>
			.
		</p>
		<h2 className="mt-8 mb-3 text-part">What you can do now</h2>
		<div className="flex flex-wrap gap-3">
			{is_student && <ButtonLink to="/account">Your applications as a student</ButtonLink>}
			<ButtonLink to="/employer-profile-setup" look="secondary">
				Set up another company
			</ButtonLink>
		</div>
	</div>
);

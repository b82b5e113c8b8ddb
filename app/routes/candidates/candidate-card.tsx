import { type ComponentProps, useRef } from 'react';
import { contactPath } from '#app/lib/addresses/contact-path.ts';
import { personInitials } from '#app/lib/person-initials.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Facts } from '#app/ui/card.tsx';
import { Dialog, opensDialog } from '#app/ui/dialog.tsx';
import { Stars } from '#app/ui/stars.tsx';
import type { Candidate } from '#content/types.ts';

const MAX_SKILLS = 3;

/** The first three skills, and "+2 more" where there are others. */
export function summariseSkills(skills: readonly string[]): {
	first: readonly string[];
	more: string | null;
} {
	const rest = skills.length - MAX_SKILLS;
	return { first: skills.slice(0, MAX_SKILLS), more: rest > 0 ? `+${rest} more` : null };
}

type CandidateProps = { candidate: Candidate };
type Look = Pick<ComponentProps<typeof ButtonLink>, 'look'>;

export function CandidateCard({ candidate }: CandidateProps) {
	const { id, name, degree, university, experience } = candidate;
	const dialog = useRef<HTMLDialogElement>(null);
	const dialogId = `candidate-${id}`;
	const { first, more } = summariseSkills(candidate.skills);
	return (
		<article className="flex w-full flex-col gap-4 rounded-card border border-line bg-card p-5.5">
			<Head candidate={candidate} />
			<p className="text-small">
				{degree} <span className="block text-muted">{university}</span>
			</p>
			<ul
				aria-label="Skills"
				className="dotted content-start text-small text-brand lg:min-h-[3.1em]"
			>
				{first.map((skill) => (
					<li key={skill}>{skill}</li>
				))}
				{more && <li className="text-muted">{more}</li>}
			</ul>
			<Facts rows={factsOf(candidate)} side />
			<p className="text-small text-muted">{experience}</p>
			<div className="mt-auto flex flex-wrap gap-3 pt-1">
				<Button {...opensDialog(dialogId, dialog)} look="secondary" className="grow">
					View Profile
					<span className="sr-only"> of {name}</span>
				</Button>
				<ContactLink candidate={candidate} look="text" />
			</div>
			<Dialog ref={dialog} id={dialogId} title={name}>
				<Profile candidate={candidate} />
			</Dialog>
		</article>
	);
}

function Head({ candidate: { name, year, rating } }: CandidateProps) {
	return (
		<div className="flex flex-wrap items-center gap-4">
			<span
				aria-hidden="true"
				className="grid size-13 shrink-0 place-items-center rounded-full bg-wash font-semibold text-brand"
			>
				{personInitials(name)}
			</span>
			<div className="min-w-0 flex-[1_1_7rem]">
				<h3 className="text-body">{name}</h3>
				<p className="mt-0.5 flex flex-wrap items-center gap-x-3 text-small text-muted">
					{year}
					<Stars rating={rating} />
				</p>
			</div>
		</div>
	);
}

/** The complete profile of a candidate. */
function Profile({ candidate }: CandidateProps) {
	const { about, degree, university, year, rating, skills, experience } = candidate;
	return (
		<div className="grid gap-5">
			<p className="text-muted">
				{degree}, {university}
			</p>
			<blockquote className="border-l-4 border-brand pl-4">
				<p>{about}</p>
			</blockquote>
			<Facts rows={[['Year', year], ...factsOf(candidate)]} side />
			<div>
				<h3 className="mb-1.5 text-body">Experience</h3>
				<p>{experience}</p>
			</div>
			<div>
				<h3 className="mb-2 text-body">Skills</h3>
				<ul className="flex flex-wrap gap-2">
					{skills.map((skill) => (
						<li key={skill} className="flex">
							<Badge>{skill}</Badge>
						</li>
					))}
				</ul>
			</div>
			<p className="flex items-center gap-2 text-small text-muted">
				Rating <Stars rating={rating} />
			</p>
			<p className="sticky -bottom-6 -mx-6 -mb-6 border-t border-line bg-card px-6 py-3 md:-bottom-8 md:-mx-8 md:-mb-8 md:px-8">
				<ContactLink candidate={candidate} />
			</p>
		</div>
	);
}

const factsOf = ({ location, availability }: Candidate): [string, string][] => [
	['Where', location],
	['Available', availability],
];

const ContactLink = ({ candidate: { name, degree }, ...look }: CandidateProps & Look) => (
	<ButtonLink to={contactPath(`Candidate: ${name}, ${degree}`, 'employer-partnerships')} {...look}>
		Contact
		<span className="sr-only"> about {name}</span>
	</ButtonLink>
);

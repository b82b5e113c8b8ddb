import { broughtIn, termsOf } from '#app/routes/internship/work-words.ts';
import type { Internship } from '#schema/internships/internship.ts';
import { Panel } from './panel.tsx';

/** What is done, what is asked for and what is given. */
export function TheWork({ internship }: { internship: Internship }) {
	const { description, requirements, benefits, details } = internship;
	const facts = [
		...(details.timezone ? [`Time zone: ${details.timezone}.`] : []),
		...(details.university ? [`For: ${details.university}.`] : []),
	];
	return (
		<Panel title="The work" plain>
			{[description, ...(details.paragraphs ?? []), ...facts].map((paragraph) => (
				<p key={paragraph} className="mb-4 max-w-prose">
					{paragraph}
				</p>
			))}
			{details.points && <Points points={details.points} />}
			<div className="in-twos mt-6 gap-x-10 gap-y-6">
				<Listed title="What you bring" points={[...requirements, ...broughtIn(internship)]} />
				<Listed title="What you get" points={benefits} />
			</div>
			<Terms internship={internship} />
		</Panel>
	);
}

function Terms({ internship }: { internship: Internship }) {
	const terms = termsOf(internship);
	if (terms.length === 0) return null;
	return (
		<dl className="in-twos mt-6 gap-x-10 gap-y-4 border-t border-line pt-5">
			{terms.map(([name, words]) => (
				<div key={name}>
					<dt className="font-semibold">{name}</dt>
					<dd className="whitespace-pre-line wrap-anywhere">{words}</dd>
				</div>
			))}
		</dl>
	);
}

const Points = ({ points }: { points: string[] }) => (
	<ul className="points grid max-w-prose gap-2 text-ink!">
		{points.map((point) => (
			<li key={point}>{point}</li>
		))}
	</ul>
);

function Listed({ title, points }: { title: string; points: string[] }) {
	if (points.length === 0) return null;
	return (
		<div>
			<h3 className="mb-3 text-body">{title}</h3>
			<Points points={points} />
		</div>
	);
}

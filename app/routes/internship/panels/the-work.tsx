import { broughtIn, choiceOf, termsOf } from '#app/routes/internship/work-words.ts';
import type { Internship } from '#schema/internships/internship.ts';
import { Panel } from './panel.tsx';

/** What is done, what is asked for and what is given. */
export function TheWork({ internship }: { internship: Internship }) {
	const { description, typical_day, requirements, benefits, details } = internship;
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
			{typical_day && (
				<>
					<h3 className="mt-6 mb-3 text-body">A typical day</h3>
					<p className="mb-4 max-w-prose whitespace-pre-line wrap-anywhere">{typical_day}</p>
				</>
			)}
			<div className="in-twos mt-6 gap-x-10 gap-y-6">
				<TitledList title="What you bring" points={[...requirements, ...broughtIn(internship)]} />
				<TitledList title="What you get" points={benefits} />
			</div>
			<Terms internship={internship} />
			<Choice internship={internship} />
		</Panel>
	);
}

/** How the employer chooses, and what it asks everybody who applies. */
function Choice({ internship }: { internship: Internship }) {
	const lists = choiceOf(internship);
	if (lists.length === 0) return null;
	return (
		<div className="in-twos mt-6 gap-x-10 gap-y-6 border-t border-line pt-5">
			{lists.map((list) => (
				<TitledList key={list.title} {...list} />
			))}
		</div>
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

/** @param isInOrder each is a step that follows the one before */
function Points({ points, isInOrder = false }: { points: string[]; isInOrder?: boolean }) {
	const items = points.map((point) => <li key={point}>{point}</li>);
	if (isInOrder) return <ol className="grid max-w-prose list-decimal gap-2 pl-5">{items}</ol>;
	return <ul className="points grid max-w-prose gap-2 text-ink!">{items}</ul>;
}

function TitledList({ title, ...list }: { title: string; points: string[]; isInOrder?: boolean }) {
	if (list.points.length === 0) return null;
	return (
		<div>
			<h3 className="mb-3 text-body">{title}</h3>
			<Points {...list} />
		</div>
	);
}

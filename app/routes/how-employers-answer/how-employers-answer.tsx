import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Table } from '#app/features/guides/blocks.tsx';
import { Sections } from '#app/features/guides/sections.tsx';
import { serverContext } from '#app/lib/calls/server-context.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import { breadcrumbs } from '#app/lib/structured-data.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Link } from '#app/ui/link.tsx';
import { CallToAction, FigureBand, PageHeader } from '#app/ui/page/page-header.tsx';
import { byCompany, employerAnswers, FEWEST_NAMED } from '#content/guides/employer-answers.ts';
import { daysInWords } from '#schema/applications/answer-record.ts';
import { type EmployerAnswers, loadAnswers } from './load-answers.ts';

const path = '/how-employers-answer';
const { title, description, intro, sections } = employerAnswers;

export const loader = ({ context }: LoaderFunctionArgs) => loadAnswers(context.get(serverContext));

export const meta = () =>
	pageMeta({
		title,
		description,
		path,
		image: 'companies',
		data: [breadcrumbs(['/companies', 'Partner companies'], [path, title])],
	});

export default function HowEmployersAnswer() {
	const answers = useLoaderData<EmployerAnswers | null>();
	return (
		<>
			<PageHeader title={title} intro={intro} />
			{answers && answers.asked >= FEWEST_NAMED && <FigureBand figures={figuresOf(answers)} />}
			<div className="mt-10">
				<Sections sections={sections} below={{ [byCompany]: <Companies answers={answers} /> }} />
			</div>
			<CallToAction
				title="Find one that answers"
				text="Each internship says within how many days you hear, and how often its company has answered."
			>
				<ButtonLink to="/internships" look="inverse" size="large">
					See all internships
				</ButtonLink>
			</CallToAction>
		</>
	);
}

/** Rounded down: where one has no answer, it is not all of them. */
const percent = ({ asked, answered }: { asked: number; answered: number }) =>
	`${Math.floor((100 * answered) / asked)}%`;

const figuresOf = (answers: EmployerAnswers) => [
	{ figure: answers.asked.toLocaleString('en-GB'), label: 'Applications due an answer so far' },
	{ figure: answers.answered.toLocaleString('en-GB'), label: 'Answered' },
	{ figure: percent(answers), label: 'Share answered' },
];

function Companies({ answers }: { answers: EmployerAnswers | null }) {
	if (!answers)
		return <p>The figures cannot be read at the moment. Load this page again in a minute.</p>;
	if (answers.companies.length === 0)
		return (
			<p className="max-w-prose">
				No company has {FEWEST_NAMED} applications that were due an answer yet. Its figures are
				shown from then on.
			</p>
		);
	return (
		<Table
			caption="Applications due an answer so far"
			head={['Company', 'Answered', 'Share', 'Usual time to an answer']}
			rows={answers.companies.map(({ name, slug, open, days, ...counts }) => ({
				key: slug,
				cells: [
					open > 0 ? (
						<Link key={slug} to={`/companies/${slug}`} className="link">
							{name}
						</Link>
					) : (
						name
					),
					`${counts.answered} of ${counts.asked}`,
					percent(counts),
					days === null ? 'No answer so far' : daysInWords(days),
				],
			}))}
		/>
	);
}

import { useSearchParams } from 'react-router';
import {
	LiveSearch,
	NothingFound,
	ResultCount,
	SetsSearch,
	showsWithItems,
	WithoutItems,
} from '#app/features/catalogue/live-search.tsx';
import { searchable, searchTextOf } from '#app/features/catalogue/search-text.ts';
import { plainText } from '#app/features/guides/parse-rich-text.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import { breadcrumbs, schemaOrg } from '#app/lib/structured-data.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { CallToAction, PageHeader, PageSection } from '#app/ui/page/page-header.tsx';
import { answerTimes } from '#content/pages/answer-times.ts';
import { faqCategories, popularTopics, quickAnswers } from '#content/pages/faqs.ts';
import { Categories } from './categories.tsx';
import { findQuestions, questionAttributes } from './find-questions.ts';

const path = '/resources/faqs';

export const handle = { ...searchable, daily: true };

/** Without a loader of the server, React Router would leave the screen to the one of the browser. */
export const loader = () => null;

export const meta = () =>
	pageMeta({
		title: 'Frequently asked questions',
		description:
			'Answers about pay, visas, applications, placement years and support: who can apply, how long it takes, what it costs (nothing) and when to start.',
		path,
		image: 'faqs',
		data: [
			breadcrumbs([path, 'FAQs']),
			faqPage(
				faqCategories
					.flatMap(({ questions }) => questions)
					.map(({ question, answer }) => ({ question, answer: plainText(answer) })),
			),
		],
	});

const all = { quick: quickAnswers, categories: faqCategories };

export default function Faqs() {
	const [params] = useSearchParams();
	const text = searchTextOf(params);
	const { quick, categories, count } = findQuestions(all, text);
	const search = { text, noun: ['question', 'questions'], count } as const;
	return (
		<>
			<PageHeader
				title="Frequently asked questions"
				intro="Pay, visas, applications and support, in plain words. If yours is not here, ask us."
			>
				<LiveSearch
					path={path}
					label="Search questions"
					placeholder="Search questions and answers"
					text={text}
				/>
				<PopularTopics path={path} />
			</PageHeader>
			<p className="page text-muted">
				<ResultCount search={search} />
			</p>
			<PageSection title="Quick answers" className="pt-8!" {...showsWithItems(quick.length)}>
				<ul className="grid gap-3 md:grid-cols-2 md:gap-5 lg:grid-cols-3">
					{quickAnswers.map((item) => (
						<li
							key={item.question}
							className="rounded-card border border-line bg-card p-5.5"
							{...questionAttributes(item, text)}
						>
							<h3 className="text-body">{item.question}</h3>
							<p className="mt-2 text-small text-muted">{item.answer}</p>
						</li>
					))}
				</ul>
			</PageSection>
			<Categories results={categories} text={text} />
			<WithoutItems count={count}>
				<section className="page pt-5 pb-14">
					<h2 className="sr-only">Results</h2>
					<NothingFound
						path={path}
						title="No questions found"
						text="No question or answer has these words. Try a shorter word or one of the popular topics, or ask us on the contact page."
						clear="Show all questions"
						search={search}
					/>
				</section>
			</WithoutItems>
			<CallToAction
				title="Still have a question?"
				text={`Write to us in your own words. A person reads every message and answers ${answerTimes.messageOnWorkingDays}.`}
			>
				<ButtonLink to="/contact" look="inverse" size="large">
					Contact us
				</ButtonLink>
			</CallToAction>
		</>
	);
}

/** Questions and answers that stand on the page; structured data. */
const faqPage = (questions: { question: string; answer: string }[]) => ({
	...schemaOrg,
	'@type': 'FAQPage',
	mainEntity: questions.map(({ question, answer }) => ({
		'@type': 'Question',
		name: question,
		acceptedAnswer: { '@type': 'Answer', text: answer },
	})),
});

/** Frequent search words; a press on one puts it into the search box. */
const PopularTopics = ({ path }: { path: string }) => (
	<div className="w-full" data-no-print>
		<SetsSearch path={path} className="flex flex-wrap items-center gap-2">
			<p id="popular-topics" className="text-small text-muted">
				Popular topics
			</p>
			<ul aria-labelledby="popular-topics" className="flex flex-wrap gap-2">
				{popularTopics.map((topic) => (
					<li key={topic}>
						<button
							type="submit"
							name="search"
							value={topic}
							className="min-h-11 rounded-full border border-line bg-card px-3.5 text-small [transition:border-color_150ms] hover:border-brand hover:text-brand"
						>
							{topic}
						</button>
					</li>
				))}
			</ul>
		</SetsSearch>
	</div>
);

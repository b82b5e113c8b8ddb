import { LiveSearch, NothingFound } from '#app/features/catalogue/live-search.tsx';
import { resultText } from '#app/features/catalogue/text-filter.ts';
import { searchable, useSearchText } from '#app/features/catalogue/use-search-text.ts';
import { plainText } from '#app/features/guides/parse-rich-text.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import { breadcrumbs } from '#app/lib/structured-data.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { CallToAction, PageHeader, PageSection } from '#app/ui/page/page-header.tsx';
import { answerTimes } from '#content/pages/answer-times.ts';
import { faqCategories, quickAnswers } from '#content/pages/faqs.ts';
import { Categories } from './categories.tsx';
import { faqPage } from './faq-page.ts';
import { findQuestions } from './find-questions.ts';
import { PopularTopics } from './popular-topics.tsx';

const path = '/resources/faqs';

export const handle = searchable;

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
	const search = useSearchText();
	const { quick, categories, count } = findQuestions(all, search.text);
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
					search={search}
				/>
				<PopularTopics onChoose={search.setText} />
			</PageHeader>
			<p role="status" className="page text-muted">
				{resultText(count, ['question', 'questions'], search.text)}
			</p>
			{quick.length > 0 && (
				<PageSection title="Quick answers" className="pt-8!">
					<ul className="grid gap-3 md:grid-cols-2 md:gap-5 lg:grid-cols-3">
						{quick.map(({ question, answer }) => (
							<li key={question} className="rounded-card border border-line bg-card p-5.5">
								<h3 className="text-body">{question}</h3>
								<p className="mt-2 text-small text-muted">{answer}</p>
							</li>
						))}
					</ul>
				</PageSection>
			)}
			{categories.length > 0 && <Categories categories={categories} />}
			{count === 0 && (
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
			)}
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

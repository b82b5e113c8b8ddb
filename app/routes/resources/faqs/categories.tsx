import { showsWithItems } from '#app/features/catalogue/live-search.tsx';
import { RichText } from '#app/features/guides/rich-text.tsx';
import { Accordion } from '#app/ui/accordion.tsx';
import { faqCategories } from '#content/pages/faqs.ts';
import { site } from '#content/site.ts';
import type { QuestionCategory } from '#content/types.ts';
import { questionAttributes } from './find-questions.ts';

/**
 * The questions by category, one open at a time on the whole page, with the way to each beside them.
 * @param results those with questions that have the text
 */
export function Categories({ results, text }: { results: QuestionCategory[]; text: string }) {
	const categories = faqCategories.map((category) => ({
		...category,
		count: results.find(({ slug }) => slug === category.slug)?.questions.length ?? 0,
	}));
	return (
		<div
			className="page grid gap-10 pt-4 pb-14 md:pb-18 lg:grid-cols-[1fr_min(22rem,40%)] lg:gap-16"
			{...showsWithItems(results.length)}
		>
			<div className="grid content-start gap-10">
				{categories.map(({ slug, title, questions, count }) => (
					<section key={slug} id={slug} {...showsWithItems(count)}>
						<h2 className="mb-4 text-part">{title}</h2>
						<Accordion
							group="faq"
							items={questions}
							itemAttributes={(question) => questionAttributes(question, text)}
							render={(answer) => <RichText text={answer} />}
						/>
					</section>
				))}
			</div>
			<aside className="grid content-start gap-6 self-start lg:sticky lg:top-24">
				<nav aria-labelledby="categories" className="max-lg:hidden">
					<h2 id="categories" className="mb-2 text-body">
						Categories
					</h2>
					<ul className="grid">
						{categories.map(({ slug, title, count }) => (
							<li key={slug} hidden={count === 0} className="border-t border-line">
								<a
									href={`#${slug}`}
									className="flex justify-between gap-4 py-2 hover:text-brand hover:underline"
								>
									<span>{title}</span>{' '}
									<span data-counts={slug} className="text-muted even-figures">
										{count}
									</span>
								</a>
							</li>
						))}
					</ul>
				</nav>
				<SupportHours />
			</aside>
		</div>
	);
}

function SupportHours() {
	return (
		<section className="rounded-panel bg-wash p-6">
			<h2 className="text-body">Support hours</h2>
			<p className="mt-2 font-semibold">
				{site.supportHours} ({site.summerTime})
			</p>
			<p className="mt-1 text-small text-muted">
				The average response is 2-4 hours. Quick questions are answered {site.chatHours}.
			</p>
		</section>
	);
}

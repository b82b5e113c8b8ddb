import { RichText } from '#app/features/guides/rich-text.tsx';
import { Accordion } from '#app/ui/accordion.tsx';
import { site } from '#content/site.ts';
import type { QuestionCategory } from '#content/types.ts';

/** The questions by category, one open at a time on the whole page, with the way to each beside them. */
export function Categories({ categories }: { categories: QuestionCategory[] }) {
	return (
		<div className="page grid gap-10 pt-4 pb-14 md:pb-18 lg:grid-cols-[1fr_min(22rem,40%)] lg:gap-16">
			<div className="grid content-start gap-10">
				{categories.map(({ slug, title, questions }) => (
					<section key={slug} id={slug}>
						<h2 className="mb-4 text-part">{title}</h2>
						<Accordion
							group="faq"
							items={questions}
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
						{categories.map(({ slug, title, questions }) => (
							<li key={slug} className="border-t border-line">
								<a
									href={`#${slug}`}
									className="flex justify-between gap-4 py-2 hover:text-brand hover:underline"
								>
									{title} <span className="text-muted even-figures">{questions.length}</span>
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

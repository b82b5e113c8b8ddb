import type { ReactNode } from 'react';
import { pageMeta } from '#app/lib/page-meta.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { CallToAction, PageHeader } from '#app/ui/page/page-header.tsx';
import type { Guide } from '#content/types.ts';
import { longDate } from '#schema/london-day.ts';
import { Sections } from './sections.tsx';

/** @param path of the page, as the table of routes has it */
export const guideMeta = (path: string, { title, description }: Guide) =>
	pageMeta({
		title,
		description,
		path,
		...(path.startsWith('/resources/') && { image: 'guides' }),
	});

type GuideProps = {
	guide: Guide;
	eyebrow: 'Resources' | 'Legal';
	/** Content below the text of a section, by its heading. */
	below?: Record<string, ReactNode>;
};

/** A page of the footer: a guide or a legal text. */
export function GuidePage(props: GuideProps) {
	return (
		<>
			<GuideText {...props} />
			{props.eyebrow === 'Resources' && <NextSteps />}
		</>
	);
}

export function GuideText({ guide, eyebrow, below }: GuideProps) {
	return (
		<article>
			<PageHeader eyebrow={eyebrow} title={guide.title} intro={guide.intro}>
				<p className="text-small text-muted">
					Updated <time dateTime={guide.updated}>{longDate(guide.updated)}</time>
				</p>
			</PageHeader>
			<Sections sections={guide.sections} {...(below && { below })} />
		</article>
	);
}

/** Where to go after a guide or an article. */
export function NextSteps({
	title = 'Put it to use',
	text = 'Compare the programs, or ask us what this page did not answer. Applying is free.',
}: {
	title?: string;
	text?: string;
}) {
	return (
		<CallToAction title={title} text={text}>
			<ButtonLink to="/programs" look="inverse" size="large">
				Browse programs
			</ButtonLink>
			<ButtonLink to="/contact" look="inverse-outline" size="large">
				Ask a question
			</ButtonLink>
		</CallToAction>
	);
}

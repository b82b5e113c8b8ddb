import type { ReactNode } from 'react';
import type { Block, Section } from '#content/types.ts';
import { BlockView } from './blocks.tsx';
import { plainId, sectionId } from './parse-rich-text.ts';

type SectionsProps = {
	sections: Section[];
	/** Content below the text of a section, by its heading. */
	below?: Record<string, ReactNode>;
};

/** Sections of running text; with their headings above or, on wide screens, beside them as a way about. */
export function Sections({ sections, below = {} }: SectionsProps) {
	return (
		<div className="page grid gap-x-12 pb-14 lg:grid-cols-[minmax(0,1fr)_13rem]">
			<Contents sections={sections} />
			<div className="min-w-0 lg:col-start-1 lg:row-start-1">
				{sections.map(({ heading, blocks }) => (
					<section key={heading} aria-labelledby={sectionId(heading)} className="mt-10 first:mt-0">
						{plainId(heading) !== sectionId(heading) && <span id={plainId(heading)} />}
						<h2 id={sectionId(heading)} className="mb-3 text-part break-after-avoid">
							{heading}
						</h2>
						<div className="grid gap-4">
							{blocks.map((block) => (
								<BlockView key={firstWords(block)} block={block} />
							))}
							{below[heading]}
						</div>
					</section>
				))}
			</div>
		</div>
	);
}

/** A key for each block of a section. */
const firstWords = (block: Block) =>
	block.kind === 'table' ? block.caption : 'text' in block ? block.text : block.items[0];

function Contents({ sections }: { sections: Section[] }) {
	return (
		<nav
			aria-label="On this page"
			data-no-print
			className="min-w-0 self-start text-small max-lg:mb-8 lg:sticky lg:top-24 lg:border-l lg:border-line lg:pl-5"
		>
			<p className="font-semibold lg:mb-2">On this page</p>
			{/* In one row that moves sideways on a phone: the text begins on its first screen. */}
			<ul className="side-scroll text-muted min-[20rem]:max-lg:-m-1 min-[20rem]:max-lg:flex min-[20rem]:max-lg:gap-x-6 min-[20rem]:max-lg:p-1 min-[20rem]:max-lg:whitespace-nowrap lg:grid lg:gap-1">
				{sections.map(({ heading }) => (
					<li key={heading}>
						<a
							href={`#${sectionId(heading)}`}
							className="block py-2.5 lg:py-0.5 hover:text-brand hover:underline"
						>
							{heading}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}

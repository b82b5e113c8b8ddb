import type { ReactNode } from 'react';
import { cn } from '#app/lib/cn.ts';
import type { Block } from '#content/types.ts';
import { RichText } from './rich-text.tsx';

/** One block of a section; the kinds are those of content/types.ts. */
export function BlockView({ block }: { block: Block }) {
	switch (block.kind) {
		case 'text':
			return (
				<p className="max-w-prose">
					<RichText text={block.text} />
				</p>
			);
		case 'note':
			return (
				<p className="max-w-prose rounded-card border-l-4 border-brand bg-wash px-5 py-4">
					<RichText text={block.text} />
				</p>
			);
		case 'code':
			return (
				<pre
					// biome-ignore lint/a11y/noNoninteractiveTabindex: by the keyboard it is moved sideways where it has the focus
					tabIndex={0}
					className="overflow-x-auto rounded-card border border-line bg-card p-4 text-small print:whitespace-pre-wrap"
				>
					<code>{block.text}</code>
				</pre>
			);
		case 'list':
			return (
				<ul className="grid max-w-prose list-disc gap-2 pl-5 marker:text-brand">
					<Items items={block.items} />
				</ul>
			);
		case 'steps':
			return (
				<ol className="grid max-w-prose list-decimal gap-2.5 pl-6 marker:font-semibold marker:text-brand">
					<Items items={block.items} />
				</ol>
			);
		case 'table':
			return (
				<Table
					{...block}
					rows={block.rows.map((row) => ({
						key: row[0] ?? '',
						cells: row.map((text) => <RichText key={text} text={text} />),
					}))}
				/>
			);
	}
}

function Items({ items }: { items: string[] }) {
	return items.map((item) => (
		<li key={item} className="pl-1">
			<RichText text={item} />
		</li>
	));
}

/** On narrow screens each row of a wide table becomes a small list, its columns named in it. */
export function Table({
	caption,
	isNamed,
	head,
	rows,
}: {
	caption: string;
	isNamed?: true | undefined;
	head: string[];
	rows: { key: string; cells: ReactNode[] }[];
}) {
	const wide = head.length > 2;
	return (
		<div className="overflow-x-auto">
			<table
				className={cn(
					'w-full border-collapse text-left text-small',
					head.length < 4 && 'max-w-[46rem]',
					wide && 'max-md:block max-md:[&_*:is(tbody,tr,th,td,caption)]:block',
				)}
			>
				<caption className={isNamed ? 'sr-only' : 'pb-2 text-left font-semibold'}>
					{caption}
				</caption>
				<thead className={cn(wide && 'max-md:sr-only')}>
					<tr className="border-b-2 border-line">
						{head.map((cell) => (
							<th
								key={cell}
								scope="col"
								className="py-2 pr-4 align-bottom font-semibold text-muted"
							>
								{cell}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map(({ key, cells }) => (
						<Row key={key} cells={cells} head={head} />
					))}
				</tbody>
			</table>
		</div>
	);
}

function Row({ cells: [first, ...others], head }: { cells: ReactNode[]; head: string[] }) {
	return (
		<tr className="border-b border-line align-top">
			<th scope="row" className="py-2.5 pr-4 [&_code]:wrap-break-word">
				{first}
			</th>
			{others.map((cell, index) => (
				<td
					key={head[index + 1]}
					data-column={head[index + 1]}
					className={cn(
						'py-2.5 pr-4',
						// Beside long texts a browser makes the last one narrow.
						others.length > 2 && 'md:last:w-[26%]',
						others.length > 1 &&
							'max-md:pt-0 max-md:before:block max-md:before:text-small max-md:before:text-muted max-md:before:content-[attr(data-column)]',
					)}
				>
					{cell}
				</td>
			))}
		</tr>
	);
}

import { Link } from '#app/ui/link.tsx';
import { parseRichText, type Span } from './parse-rich-text.ts';

/** Running text of the guides, its links, strong words and code set. */
export function RichText({ text }: { text: string }) {
	return parseRichText(text).map((span) => <SpanView key={span.at} {...span} />);
}

function SpanView(span: Span) {
	if (span.kind !== 'link') {
		if (span.kind === 'strong') return <strong>{span.text}</strong>;
		if (span.kind === 'code') return <code className="text-small wrap-anywhere">{span.text}</code>;
		return span.text;
	}
	if (span.to.startsWith('/')) {
		return (
			<Link to={span.to} className="link">
				{span.text}
			</Link>
		);
	}
	if (span.to.startsWith('mailto:')) {
		return (
			<a href={span.to} className="link inline-block wrap-anywhere">
				{span.text}
			</a>
		);
	}
	return (
		<a href={span.to} rel="external noopener" className="link">
			{span.text}
		</a>
	);
}

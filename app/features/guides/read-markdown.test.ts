import { expect, test } from 'vitest';
import { readMarkdown } from './read-markdown.ts';

test('title, intro, sections, tables and code are told apart', () => {
	const source = `# A title

One line
goes on.

## First

Text with \`code\`.

\`\`\`http
GET /a

200 OK
\`\`\`

## Second

| A | B |
|---|---|
| \`a\` | c, d |
`;
	expect(readMarkdown(source)).toEqual({
		title: 'A title',
		intro: 'One line goes on.',
		sections: [
			{
				heading: 'First',
				blocks: [
					{ kind: 'text', text: 'Text with `code`.' },
					{ kind: 'code', text: 'GET /a\n\n200 OK' },
				],
			},
			{
				heading: 'Second',
				blocks: [
					{
						kind: 'table',
						caption: 'Second',
						isNamed: true,
						head: ['A', 'B'],
						rows: [['`a`', 'c, d']],
					},
				],
			},
		],
	});
});

import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { brochurePath } from '#app/features/catalogue/brochure-path.ts';
import { checklist } from '#content/guides/downloads.ts';
import { programs } from '#content/programs.ts';
import Downloads from './downloads.tsx';

const html = renderToString(
	createElement(createRoutesStub([{ path: '/', Component: Downloads }]), { initialEntries: ['/'] }),
);

test.each(programs)('the brochure of the $title can be downloaded', (program) => {
	expect(html).toContain(`href="${brochurePath(program)}" download`);
});

test('the checklist stands whole on the page, and the list of contents leads to it', () => {
	const items = checklist.flatMap((group) => group.items);
	expect(html.match(/type="checkbox"/g)?.length).toBe(items.length);
	expect(html).toContain('href="#application-checklist"');
	expect(html).toContain('id="application-checklist"');
});

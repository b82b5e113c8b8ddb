import type { Page } from 'playwright-core';

/** What assistive technology is told about the element that has the focus. */
export type Heard = {
	role: string;
	name: string;
	description: string;
	invalid: boolean;
	required: boolean;
};

type Said = { value?: unknown } | undefined;
const text = (said: Said) => String(said?.value ?? '');

/** Reads the accessibility tree, as a screen reader does, at the place of the focus. */
export async function heard(page: Page): Promise<Heard> {
	const devtools = await page.context().newCDPSession(page);
	const { result } = await devtools.send('Runtime.evaluate', {
		expression: 'document.activeElement',
	});
	const { nodes } = await devtools.send('Accessibility.getPartialAXTree', {
		...(result.objectId && { objectId: result.objectId }),
		fetchRelatives: false,
	});
	await devtools.detach();
	const [node] = nodes;
	const property = (name: string): Said =>
		node?.properties?.find((known) => known.name === name)?.value;
	return {
		role: text(node?.role),
		name: text(node?.name),
		description: text(node?.description),
		invalid: text(property('invalid')) === 'true',
		required: text(property('required')) === 'true',
	};
}

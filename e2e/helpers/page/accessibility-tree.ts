import type { Page } from 'playwright-core';

/** The accessibility properties of the focused element. */
export type FocusedElement = {
	role: string;
	name: string;
	description: string;
	invalid: boolean;
	required: boolean;
};

type TreeValue = { value?: unknown } | undefined;
const text = (value: TreeValue) => String(value?.value ?? '');

/** Reads the focused element from the accessibility tree, as a screen reader does. */
export async function readFocusedElement(page: Page): Promise<FocusedElement> {
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
	const property = (name: string): TreeValue =>
		node?.properties?.find((candidate) => candidate.name === name)?.value;
	return {
		role: text(node?.role),
		name: text(node?.name),
		description: text(node?.description),
		invalid: text(property('invalid')) === 'true',
		required: text(property('required')) === 'true',
	};
}

/** Puts such a copy in the place of the one screen that the page shows at a time. @returns the copy */
export function showScreen(id: string, texts?: Record<string, string>): HTMLElement {
	const screen = fromTemplate(id, texts);
	document.querySelector('[data-screen]')?.replaceChildren(screen);
	return screen;
}

/**
 * A copy of what the server has rendered for later, in a `<template>`.
 * @param texts what elements with `data-said` say, by the name in it
 */
export function fromTemplate(id: string, texts: Record<string, string> = {}): HTMLElement {
	const template = document.getElementById(id) as HTMLTemplateElement;
	const made = template.content.firstElementChild?.cloneNode(true) as HTMLElement;
	for (const element of made.querySelectorAll<HTMLElement>('[data-said]'))
		element.textContent = texts[element.dataset.said ?? ''] ?? '';
	return made;
}

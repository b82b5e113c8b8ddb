/**
 * Has the page use the rules that it has loaded ahead for what its scripts show (app/document/page-starter.ts). All elements
 * are then matched again, which takes a phone 0.1 s: not before somebody is there, and not in the frame of a press.
 */
export const wearStyles = (): void =>
	document.querySelector('link[media="not all"]')?.removeAttribute('media');

/** After the first sign of a person. */
export function wearStylesInTime(): void {
	for (const type of ['scroll', 'pointerover', 'keydown', 'click', 'submit'])
		addEventListener(type, () => setTimeout(wearStyles, 300), {
			capture: true,
			passive: true,
			once: true,
		});
}

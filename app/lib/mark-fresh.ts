/**
 * The text of a script in the head of a page whose parts out of sight are laid out later (app/styles/base.css): marks it where it
 * is opened anew. Whoever comes back to it, or loads it again, finds all at once, and the place that was left where it was.
 */
export const markFresh =
	"performance.getEntriesByType('navigation')[0]?.type==='navigate'&&(document.documentElement.dataset.fresh='')";

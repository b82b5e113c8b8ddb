/** What the starter of a page has noted since its HTML was read (app/document/starter.ts). */
type NotedChanges = { records: MutationRecord[]; observer: MutationObserver };

declare global {
	interface Window {
		notedChanges?: NotedChanges;
	}
}

/**
 * Undoes what others (translators, managers of passwords, blockers) have changed in the body since it was read, so that React
 * finds what the server rendered: else it would draw the page anew, and what has the focus would lose it.
 * @returns does it again, where React has not changed the same since
 */
export function undoChanges(): () => void {
	const { notedChanges: noted } = window;
	if (!noted) return () => {};
	const place = document.getElementById('first-screen');
	// What the server has drawn is not React's, whatever others make of it.
	const records = [...noted.records, ...noted.observer.takeRecords()].filter(
		({ target }) => !place?.contains(target),
	);
	noted.observer.disconnect();
	delete window.notedChanges;
	const redone = records.toReversed().map(undo).toReversed();
	return () => {
		for (const redo of redone) redo();
	};
}

/** @returns does it again */
function undo(record: MutationRecord): () => void {
	const { type, target, oldValue, addedNodes, removedNodes, nextSibling } = record;
	if (type === 'characterData') {
		const changed = target.nodeValue;
		target.nodeValue = oldValue;
		return () => {
			if (target.nodeValue === oldValue) target.nodeValue = changed;
		};
	}
	for (const node of addedNodes) if (node.parentNode === target) target.removeChild(node);
	for (const node of removedNodes) target.insertBefore(node, placeIn(target, nextSibling));
	return () => {
		const isThere = !nextSibling || nextSibling.parentNode === target;
		const isAsBefore = [...removedNodes].every((node) => node.parentNode === target);
		if (!target.isConnected || !isThere || !isAsBefore) return;
		for (const node of removedNodes) target.removeChild(node);
		for (const node of addedNodes) target.insertBefore(node, nextSibling);
	};
}

const placeIn = (parent: Node, before: Node | null) =>
	before?.parentNode === parent ? before : null;

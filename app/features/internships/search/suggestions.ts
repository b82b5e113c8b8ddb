import { element, lines } from '#app/lib/element.ts';
import type { Suggestion } from '#schema/internships/catalogue-contract.ts';

type Suggesting = {
	/**
	 * The parameter of the address with the text of a page that searches while somebody types. Once the page shows what is
	 * found for the text, the list closes, unless somebody chooses in it. A click on the field or an arrow key opens it again.
	 */
	param?: string | undefined;
	/** Called with the address of a suggestion, which it opens. */
	open: (path: string) => void;
};

const PAUSE = 120;
const SHORTEST = 2;
const signs: Record<Suggestion['group'], string[]> = {
	Places: [
		'M20 10c0 5-5.5 10.2-7.4 11.8a1 1 0 0 1-1.2 0C9.5 20.2 4 15 4 10a8 8 0 0 1 16 0',
		'M15 10a3 3 0 1 1-6 0 3 3 0 0 1 6 0',
	],
	Industries: ['M3 21V3h6v7l6-3v4l6-4v14z', 'M8 16h.01', 'M12 16h.01', 'M16 16h.01'],
	Roles: ['M2 6h20v14H2z', 'M16 6V4a2 2 0 0 0-2-2h-4a2 2 0 0 0-2 2v2', 'M22 13a18 18 0 0 1-20 0'],
	Companies: ['M6 22V2h12v20', 'M10 7h4', 'M10 12h4', 'M10 17h4'],
};

/**
 * The list below a search field: a combobox as the ARIA patterns describe it. The focus stays in the field, and what is
 * typed there is only read.
 * @param place the element with the field, into which the list is put
 * @returns to be called when the page shows what is found for another address
 */
export function suggestIn(place: HTMLElement, { param, open }: Suggesting): () => void {
	const field = place.querySelector('input');
	if (!field) return () => {};
	const id = `suggestions-of-${field.name}`;
	const said = element('p', { 'aria-live': 'polite', class: 'sr-only' });
	const list = element('div', {
		id,
		role: 'listbox',
		'aria-label': 'Suggestions',
		// It covers what follows, and nothing moves.
		class:
			'absolute inset-x-0 top-[calc(100%+0.25rem)] z-20 max-h-[70vh] overflow-auto rounded-card border border-line bg-card p-2 text-ink [box-shadow:0_12px_32px_rgb(10_20_60/0.18)]',
		'data-no-print': true,
	});
	place.append(said);
	let suggested: Suggestion[] = [];
	let options: HTMLElement[] = [];
	let active = -1;
	let typed = '';
	let isPointedAt = false;
	let isOpenedAgain = false;
	/** While the list is open, or asked for. */
	let asking: AbortController | undefined;
	/** How often it was asked for, and which of these is drawn. */
	let asked = 0;
	let drawn = 0;

	const isFound = () =>
		param !== undefined && oneLine(new URLSearchParams(location.search).get(param) ?? '') === typed;
	const isShown = () =>
		suggested.length > 0 && (!isFound() || active >= 0 || isPointedAt || isOpenedAgain);
	/** After anything has changed. */
	const show = () => {
		const isOpen = isShown();
		field.setAttribute('aria-expanded', String(isOpen));
		setOrRemove(field, 'aria-controls', isOpen && id);
		setOrRemove(field, 'aria-activedescendant', isOpen && active >= 0 && `${id}-${active}`);
		options.forEach((option, at) => {
			option.ariaSelected = String(at === active);
		});
		if (isOpen === list.isConnected) return;
		said.textContent = isOpen ? `${suggested.length} suggestions. Use the arrow keys.` : '';
		if (isOpen) place.append(list);
		else list.remove();
	};
	const close = () => {
		asking?.abort();
		asking = undefined;
		suggested = [];
		active = -1;
		isPointedAt = false;
		isOpenedAgain = false;
		show();
	};
	const choose = ({ path }: Suggestion) => {
		close();
		open(path);
	};
	const draw = () => {
		options = suggested.map((suggestion, at) => {
			const option = optionOf(suggestion, typed, `${id}-${at}`);
			option.addEventListener('pointerdown', (event) => event.preventDefault());
			option.addEventListener('click', () => choose(suggestion));
			return option;
		});
		const names = [...new Set(suggested.map(({ group }) => group))];
		list.replaceChildren(
			...names.map((name) =>
				element(
					'div',
					{ role: 'group', 'aria-label': name },
					element('p', { 'aria-hidden': true, class: 'px-3 pt-2 pb-1 text-note text-muted' }, name),
					...options.filter((_, at) => suggested[at]?.group === name),
				),
			),
		);
	};
	/** The first is asked for at once, then what is typed after a pause. Until that is there, the answer before it is shown. */
	const ask = async (isAgain = false) => {
		asked += 1;
		const turn = asked;
		const text = field.value;
		const isFirst = !asking && text.trim().length >= SHORTEST;
		if (isFirst) asking = new AbortController();
		const now = asking;
		if (!isFirst) await rest(text);
		if (asked !== turn || now !== asking) return;
		const before = active;
		const answer = await suggestionsFor(text, now?.signal);
		// Who has begun to choose meanwhile goes on in what is shown.
		if (now !== asking || turn < drawn || active !== before) return;
		if (!field.value.startsWith(text)) return;
		drawn = turn;
		typed = oneLine(field.value);
		suggested = answer;
		active = -1;
		isOpenedAgain = isAgain;
		draw();
		show();
	};
	const onKey = (event: KeyboardEvent) => {
		const count = isShown() ? suggested.length : 0;
		const chosen = count > 0 ? suggested[active] : undefined;
		const { key } = event;
		const isArrow = key === 'ArrowDown' || key === 'ArrowUp';
		if (isArrow && count === 0) void ask(true);
		else if (key === 'Escape' && count > 0) close();
		else if (key === 'Enter' && chosen) choose(chosen);
		else if (isArrow) {
			active =
				key === 'ArrowDown'
					? ((active + 2) % (count + 1)) - 1
					: active === -1
						? count - 1
						: active - 1;
			show();
		} else {
			if (key === 'Enter' || key === 'Tab') close();
			return;
		}
		event.preventDefault();
	};
	list.addEventListener('pointerenter', () => {
		isPointedAt = true;
	});
	list.addEventListener('pointerleave', () => {
		isPointedAt = false;
		show();
	});
	field.addEventListener('input', () => void ask());
	field.addEventListener('keydown', onKey);
	field.addEventListener('click', () => {
		if (!isShown()) void ask(true);
	});
	field.addEventListener('blur', close);
	field.setAttribute('role', 'combobox');
	field.setAttribute('aria-autocomplete', 'list');
	show();
	// What was typed before this script was there.
	if (document.activeElement === field && field.value !== field.defaultValue) void ask();
	return show;
}

function setOrRemove(of: Element, name: string, value: string | false) {
	if (value) of.setAttribute(name, value);
	else of.removeAttribute(name);
}

/** As the address has a text. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

const optionOf = ({ group, label, count }: Suggestion, typed: string, id: string) =>
	element(
		'div',
		{
			id,
			role: 'option',
			'aria-selected': 'false',
			class:
				'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 hover:bg-wash aria-selected:bg-wash aria-selected:[box-shadow:inset_3px_0_var(--color-brand)]',
		},
		lines('size-5 shrink-0 text-muted', ...signs[group]),
		element('span', { class: 'wrap-anywhere' }, ...begun(label, typed)),
		element(
			'span',
			{ class: 'ml-auto text-small whitespace-nowrap text-muted' },
			`${count.toLocaleString('en-GB')} open`,
		),
	);

/** A name with what was typed of it in bold. */
function begun(label: string, typed: string): (Node | string)[] {
	const at = label.toLowerCase().indexOf(typed.toLowerCase());
	if (at === -1) return [label];
	const end = at + typed.length;
	return [label.slice(0, at), element('b', {}, label.slice(at, end)), label.slice(end)];
}

/** What has been asked for is not asked for again. */
const answers = new Map<string, Suggestion[]>();
const keyOf = (text: string) => text.trim().toLowerCase();

/** Until somebody may have stopped typing; not where the answer is there. */
const rest = async (text: string) => {
	if (!answers.has(keyOf(text)) && text.trim().length >= SHORTEST)
		await new Promise((resolve) => setTimeout(resolve, PAUSE));
};

/** None where the server does not answer. */
async function suggestionsFor(text: string, signal?: AbortSignal): Promise<Suggestion[]> {
	const typed = keyOf(text);
	if (typed.length < SHORTEST) return [];
	const cachedAnswer = answers.get(typed);
	if (cachedAnswer) return cachedAnswer;
	try {
		const query = new URLSearchParams({ q: typed });
		const response = await fetch(`/internships/suggestions.json?${query}`, {
			signal: signal ?? null,
		});
		const list = response.ok ? ((await response.json()) as Suggestion[]) : [];
		if (response.ok) answers.set(typed, list);
		return list;
	} catch {
		return [];
	}
}

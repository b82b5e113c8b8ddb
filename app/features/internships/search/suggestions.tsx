import { BriefcaseBusiness, Building2, Factory, MapPin } from 'lucide-react';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { Suggestion } from '#schema/internships/catalogue-contract.ts';

export type SuggestionsProps = {
	/** Of the list. */
	id: string;
	/** The element with the field. */
	place: RefObject<HTMLDivElement | null>;
	/**
	 * The parameter of the address with the text of a page that searches while somebody types. Once the page shows what is
	 * found for the text, the list closes, unless somebody chooses in it. A click on the field or an arrow key opens it again.
	 */
	param?: string | undefined;
	/** Called with the address of a suggestion before it is shown. */
	onChoose?: ((path: string) => void) | undefined;
};

const PAUSE = 120;
const SHORTEST = 2;
const signs = {
	Places: MapPin,
	Industries: Factory,
	Roles: BriefcaseBusiness,
	Companies: Building2,
};

/** The list below a search field: a combobox as the ARIA patterns describe it. The focus stays in the field. */
export function Suggestions({ id, place, param, onChoose }: SuggestionsProps) {
	const [suggested, setShown] = useState<Suggestion[]>([]);
	const [active, setActive] = useState(-1);
	const [typed, setTyped] = useState('');
	const [isPointedAt, setPointedAt] = useState(false);
	const [isOpenedAgain, setOpenedAgain] = useState(false);
	const [address] = useSearchParams();
	const isFound = param !== undefined && oneLine(address.get(param) ?? '') === typed;
	const isChoosing = active >= 0 || isPointedAt || isOpenedAgain;
	const shown = isFound && !isChoosing ? [] : suggested;
	const navigate = useNavigate();
	const choose = ({ path }: Suggestion) => {
		close();
		onChoose?.(path);
		navigate(path);
	};
	const close = () => {
		asking.current?.abort();
		setShown([]);
		setActive(-1);
		setPointedAt(false);
		setOpenedAgain(false);
	};
	const asking = useRef<AbortController>(undefined);
	const onInput = async (text: string, isAgain = false) => {
		asking.current?.abort();
		const now = new AbortController();
		asking.current = now;
		const list = await suggestionsFor(text, now.signal);
		if (now.signal.aborted) return;
		setTyped(oneLine(text));
		setShown(list);
		setActive(-1);
		setOpenedAgain(isAgain);
	};
	/** Opens it for the text of the field, which the page may have searched for already. */
	const openAgain = (text: string) => {
		if (shown.length === 0) onInput(text, true);
	};
	const onKey = (event: KeyboardEvent, text: string) => {
		const chosen = shown[active];
		const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
		if (isArrow && shown.length === 0) openAgain(text);
		else if (event.key === 'Escape' && shown.length > 0) close();
		else if (event.key === 'Enter' && chosen) choose(chosen);
		else if (event.key === 'ArrowDown') setActive(((active + 2) % (shown.length + 1)) - 1);
		else if (event.key === 'ArrowUp') setActive(active === -1 ? shown.length - 1 : active - 1);
		else {
			if (event.key === 'Enter' || event.key === 'Tab') close();
			return;
		}
		event.preventDefault();
	};
	useListeners(place, {
		onInput: (text) => onInput(text),
		onKey,
		onPress: openAgain,
		onLeave: close,
	});
	useCombobox(place, id, shown.length > 0, active);
	return (
		<>
			<p aria-live="polite" className="sr-only">
				{shown.length > 0 && `${shown.length} suggestions. Use the arrow keys.`}
			</p>
			{shown.length > 0 && (
				<div
					id={id}
					role="listbox"
					aria-label="Suggestions"
					className="suggestions"
					data-no-print
					onPointerEnter={() => setPointedAt(true)}
					onPointerLeave={() => setPointedAt(false)}
				>
					{[...new Set(shown.map(({ group }) => group))].map((group) => (
						// biome-ignore lint/a11y/useSemanticElements: a group of options in a listbox has no element
						<div key={group} role="group" aria-label={group}>
							<p aria-hidden="true" className="px-3 pt-2 pb-1 text-note text-muted">
								{group}
							</p>
							{shown.map((suggestion, at) => {
								if (suggestion.group !== group) return null;
								const Sign = signs[group];
								return (
									// biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
									// biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
									<div
										key={suggestion.path}
										id={`${id}-${at}`}
										role="option"
										aria-selected={at === active}
										onPointerDown={(event) => event.preventDefault()}
										onClick={() => choose(suggestion)}
									>
										<Sign aria-hidden="true" className="size-5 shrink-0 text-muted" />
										<span className="wrap-anywhere">
											<Begun label={suggestion.label} typed={typed} />
										</span>
										<span className="ml-auto text-small whitespace-nowrap text-muted">
											{suggestion.count.toLocaleString('en-GB')} open
										</span>
									</div>
								);
							})}
						</div>
					))}
				</div>
			)}
		</>
	);
}

/** As the address has a text. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** A name with what was typed of it in bold. */
function Begun({ label, typed }: { label: string; typed: string }) {
	const at = label.toLowerCase().indexOf(typed.toLowerCase());
	if (at === -1) return label;
	return (
		<>
			{label.slice(0, at)}
			<b>{label.slice(at, at + typed.length)}</b>
			{label.slice(at + typed.length)}
		</>
	);
}

/** What has been asked for is not asked for again. */
const answers = new Map<string, Suggestion[]>();

/** After a pause; none where the server does not answer. */
async function suggestionsFor(text: string, signal: AbortSignal): Promise<Suggestion[]> {
	const typed = text.trim().toLowerCase();
	if (typed.length < SHORTEST) return [];
	const known = answers.get(typed);
	if (known) return known;
	await new Promise((resolve) => setTimeout(resolve, PAUSE));
	if (signal.aborted) return [];
	try {
		const query = new URLSearchParams({ q: typed });
		const response = await fetch(`/internships/suggestions.json?${query}`, { signal });
		const list = response.ok ? ((await response.json()) as Suggestion[]) : [];
		if (response.ok) answers.set(typed, list);
		return list;
	} catch {
		return [];
	}
}

const fieldIn = (place: RefObject<HTMLDivElement | null>) => place.current?.querySelector('input');

type Listeners = {
	onInput: (text: string) => void;
	onKey: (event: KeyboardEvent, text: string) => void;
	onPress: (text: string) => void;
	onLeave: () => void;
};

/** The field is not this component's own: it is listened to where it stands. */
function useListeners(place: SuggestionsProps['place'], listeners: Listeners) {
	const onInput = useEffectEvent(listeners.onInput);
	const onKey = useEffectEvent(listeners.onKey);
	const onPress = useEffectEvent(listeners.onPress);
	const onLeave = useEffectEvent(listeners.onLeave);
	// Listens to the field.
	useEffect(() => {
		const field = fieldIn(place);
		const own = new AbortController();
		const { signal } = own;
		const text = () => field?.value ?? '';
		const ask = () => onInput(text());
		field?.addEventListener('input', ask, { signal });
		field?.addEventListener('keydown', (event) => onKey(event, text()), { signal });
		field?.addEventListener('click', () => onPress(text()), { signal });
		field?.addEventListener('blur', () => onLeave(), { signal });
		// What was typed before this script was there.
		if (field && document.activeElement === field && field.value !== field.defaultValue) ask();
		return () => own.abort();
	}, [place]);
}

/** Says to assistive technology what the field is, and which suggestion is meant. */
function useCombobox(place: SuggestionsProps['place'], id: string, open: boolean, active: number) {
	// Attributes of the field.
	useEffect(() => {
		const field = fieldIn(place);
		if (!field) return;
		field.setAttribute('role', 'combobox');
		field.setAttribute('aria-autocomplete', 'list');
		field.setAttribute('aria-expanded', String(open));
		if (open) field.setAttribute('aria-controls', id);
		else field.removeAttribute('aria-controls');
		if (active >= 0) field.setAttribute('aria-activedescendant', `${id}-${active}`);
		else field.removeAttribute('aria-activedescendant');
	}, [place, id, open, active]);
}

import { useId, useState, useSyncExternalStore } from 'react';
import { cn } from '#app/lib/cn.ts';
import { fieldLook } from '#app/ui/forms/field.tsx';
import { type Costs, costIn, isCost } from '#schema/internships/take-home.ts';

/** In localStorage; named on the cookies page. */
export const OWN_COSTS_KEY = 'own-costs';

type Cost = keyof Costs;

const none: Costs = { room: null, travel: null };
const listeners = new Set<() => void>();
/** What is stored, or typed where storage is forbidden. */
let text: string | null | undefined;

function readText(): string | null {
	if (text === undefined)
		try {
			text = localStorage.getItem(OWN_COSTS_KEY);
		} catch {
			text = null;
		}
	return text;
}

/** @param stored from anybody */
export function costsIn(stored: string | null): Costs {
	try {
		const { room, travel } = { ...none, ...JSON.parse(stored ?? '{}') };
		return { room: isCost(room) ? room : null, travel: isCost(travel) ? travel : null };
	} catch {
		return none;
	}
}

function store(costs: Costs) {
	text = costs.room === null && costs.travel === null ? null : JSON.stringify(costs);
	try {
		if (text === null) localStorage.removeItem(OWN_COSTS_KEY);
		else localStorage.setItem(OWN_COSTS_KEY, text);
	} catch {
		// Storage is full or forbidden: the page shows it until it is left.
	}
	for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
	const forget = ({ key }: StorageEvent) => {
		if (key !== OWN_COSTS_KEY && key !== null) return;
		text = undefined;
		listener();
	};
	listeners.add(listener);
	addEventListener('storage', forget);
	return () => {
		listeners.delete(listener);
		removeEventListener('storage', forget);
	};
}

/** What a month costs a person by their own word: kept on the device, unknown in the first render. */
export const useOwnCosts = (): Costs =>
	costsIn(useSyncExternalStore(subscribe, readText, () => null));

/** Takes one's own figure. Without scripts it is not there: nothing would read it. @param label the id of its name */
export function OwnCostField({
	cost,
	label,
	hint,
	placeholder,
}: {
	cost: Cost;
	label: string;
	hint?: string;
	placeholder?: number | undefined;
}) {
	const id = useId();
	const [error, setError] = useState<string>();
	const kept = useOwnCosts()[cost];
	const take = (typed: string) => {
		const read = costIn(typed, cost);
		setError(typeof read === 'string' ? read : undefined);
		if (typeof read !== 'string') store({ ...costsIn(readText()), [cost]: read });
	};
	// What was typed before the page was hydrated.
	const [readFirst] = useState(() => (field: HTMLInputElement | null) => {
		if (field && field.value !== field.defaultValue) take(field.value);
	});
	return (
		<div className="noscript:hidden print:hidden">
			<label data-needs-script="" className="flex flex-wrap items-center gap-2">
				£
				<input
					ref={readFirst}
					inputMode="decimal"
					autoComplete="off"
					maxLength={20}
					aria-labelledby={label}
					aria-describedby={hint ? `${id}-hint ${id}-error` : `${id}-error`}
					aria-invalid={error ? true : undefined}
					placeholder={placeholder?.toString()}
					defaultValue={kept ?? undefined}
					onInput={({ currentTarget }) => take(currentTarget.value)}
					className={cn(fieldLook, 'max-w-28 min-w-20 flex-1 even-figures')}
				/>
				<span className="text-nowrap">a month</span>
			</label>
			{hint && (
				<p id={`${id}-hint`} className="mt-1 text-small text-muted">
					{hint}
				</p>
			)}
			<p id={`${id}-error`} role="status" className="text-small font-semibold text-hot">
				{error}
			</p>
		</div>
	);
}

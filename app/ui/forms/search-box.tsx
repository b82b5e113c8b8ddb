import { Search } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { cn } from '#app/lib/cn.ts';

/** The longest text of a search: it must still fit into an address. */
export const LONGEST_SEARCH = 200;

type SearchBoxProps = Omit<ComponentProps<'input'>, 'onChange'> & {
	label: string;
	/** Called with every change of a live search. */
	onText?: (text: string) => void;
	/** Where its form works without scripts and the field does more with them: they load when somebody goes into it. */
	needsScript?: '';
};

/** The field of every search: a lens, a label for those who do not see it, no autocorrection. */
export function SearchBox({ label, className, onText, needsScript, ...props }: SearchBoxProps) {
	// What was typed or cleared before hydration is only in the DOM, not yet in the state.
	const [readFirst] = useState(() => (field: HTMLInputElement | null) => {
		if (field) onText?.(field.value);
	});
	return (
		<label className={cn('relative block', className)} data-needs-script={needsScript}>
			<span className="sr-only">{label}</span>
			<Search
				aria-hidden="true"
				className="pointer-events-none absolute top-1/2 left-4 size-5 [translate:0_-50%] text-muted"
			/>
			<input
				ref={readFirst}
				type="search"
				autoComplete="off"
				autoCorrect="off"
				spellCheck={false}
				enterKeyHint="search"
				maxLength={LONGEST_SEARCH}
				{...props}
				onChange={onText && ((event) => onText(event.target.value))}
				className="min-h-13 w-full rounded-control border border-control bg-card pr-3 pl-12 text-body [&::-webkit-search-cancel-button]:ml-2"
			/>
		</label>
	);
}

/**
 * The submit button of a live search, which is not visible: screen readers find it, and the form
 * works before any script has run.
 */
export const EnterButton = () => (
	<button type="submit" tabIndex={-1} className="sr-only">
		Search
	</button>
);

import { type ComponentProps, type ComponentType, useId, useRef, useState } from 'react';
import { cn } from '#app/lib/cn.ts';
import { SearchBox } from '#app/ui/forms/search-box.tsx';
import type { SuggestionsProps } from './suggestions.tsx';

const load = () => import('./suggestions.tsx');

/** A search field with suggestions, whose script loads when somebody goes into it. Without scripts it is the field alone. */
export function SuggestingBox({
	className,
	param,
	onChoose,
	...box
}: ComponentProps<typeof SearchBox> & Pick<SuggestionsProps, 'param' | 'onChoose'>) {
	const id = useId();
	const place = useRef<HTMLDivElement>(null);
	const [found, setFound] = useState<{ Suggestions: ComponentType<SuggestionsProps> }>();
	const begin = () => {
		// Without the script the field stays as it is.
		if (!found)
			load().then(
				({ Suggestions }) => setFound({ Suggestions }),
				() => undefined,
			);
	};
	// Somebody may have gone into the field before hydration.
	const [atFirst] = useState(() => (element: HTMLDivElement | null) => {
		place.current = element;
		if (element?.contains(document.activeElement)) begin();
	});
	return (
		<div ref={atFirst} className={cn('relative', className)}>
			<SearchBox needsScript="" {...box} onFocus={begin} />
			{found && <found.Suggestions id={id} place={place} param={param} onChoose={onChoose} />}
		</div>
	);
}

import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { cn } from '#app/lib/cn.ts';
import { SearchBox } from '#app/ui/forms/search-box.tsx';

/** A search field with suggestions, whose script loads when somebody goes into it. Without scripts it is the field alone. */
export function SuggestingBox({
	className,
	param,
	...box
}: ComponentProps<typeof SearchBox> & {
	/** As in suggestions.ts. */
	param?: string;
}) {
	const place = useRef<HTMLDivElement>(null);
	const isBegun = useRef(false);
	const look = useRef(() => {});
	const navigate = useNavigate();
	const [address] = useSearchParams();
	const begin = async () => {
		if (isBegun.current || !place.current) return;
		isBegun.current = true;
		const { suggestIn } = await import('./suggestions.ts');
		look.current = suggestIn(place.current, { param, open: (path) => void navigate(path) });
	};
	// Without the script the field stays as it is.
	const tryToBegin = () => void begin().catch(() => undefined);
	// Somebody may have gone into the field before hydration.
	const [atFirst] = useState(() => (element: HTMLDivElement | null) => {
		place.current = element;
		if (element?.contains(document.activeElement)) tryToBegin();
	});
	// Tells the list, which is no part of React, of another address.
	// biome-ignore lint/correctness/useExhaustiveDependencies: it reads the address by itself
	useEffect(() => look.current(), [address]);
	return (
		<div ref={atFirst} className={cn('relative', className)}>
			<SearchBox needsScript="" {...box} onFocus={tryToBegin} />
		</div>
	);
}

import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '#app/lib/cn.ts';

type SearchBoxProps = Omit<ComponentProps<'input'>, 'size'> & { label: string };

/** The field of every search: a lens, a label for those who do not see it, no autocorrection. */
export function SearchBox({ label, className, ...props }: SearchBoxProps) {
	return (
		<label className={cn('relative block', className)}>
			<span className="sr-only">{label}</span>
			<Search
				aria-hidden="true"
				className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-muted"
			/>
			<input
				type="search"
				autoComplete="off"
				autoCorrect="off"
				spellCheck={false}
				enterKeyHint="search"
				{...props}
				className="min-h-13 w-full rounded-control border border-control bg-card pr-3 pl-12 text-[1.05rem]"
			/>
		</label>
	);
}

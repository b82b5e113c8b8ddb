import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '#app/lib/cn.ts';
import { focusOn } from '#app/lib/focus-on.ts';

/**
 * Stays after a form was sent, when its toast has gone: what was sent, what happens next and by when, and
 * a way on. It takes the focus: the button that was pressed may be further down, and out of sight.
 */
export function DonePanel({
	title,
	children,
	links,
	className,
}: {
	title: string;
	children: ReactNode;
	/** The ways on. */
	links?: ReactNode;
	className?: string;
}) {
	return (
		<div
			ref={focusOn}
			tabIndex={-1}
			data-done=""
			className={cn('rounded-control bg-good-wash p-4 outline-none sm:p-5', className)}
		>
			<p className="flex items-start gap-2.5 font-semibold text-good">
				<CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
				{title}
			</p>
			<div className="mt-2 grid gap-2 text-small">{children}</div>
			{links && <p className="mt-4 flex flex-wrap gap-x-5 gap-y-2">{links}</p>}
		</div>
	);
}

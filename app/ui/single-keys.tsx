import { useRef } from 'react';
import { cn } from '#app/lib/cn.ts';
import { type SingleKey, useSingleKeys, useSingleKeysOn } from '#app/lib/single-keys.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

/** The single keys of a screen, and a button that lists them and switches them off; `?` opens the list, too. */
export function SingleKeys({
	keys,
	className,
}: {
	keys: readonly SingleKey[];
	className?: string;
}) {
	const dialog = useRef<HTMLDialogElement>(null);
	const [on, setOn] = useSingleKeysOn();
	const open = () => dialog.current?.showModal();
	const all = [...keys, { key: '?', words: 'This list', does: open }];
	useSingleKeys(all);
	return (
		<>
			<Button
				look="secondary"
				className={cn('min-w-11 px-3!', className)}
				aria-haspopup="dialog"
				// The page holds them where it is drawn before React (app/document/ask-first.ts).
				data-keys={all.map(({ key }) => key).join('')}
				data-no-print
				onClick={open}
			>
				<span aria-hidden="true">?</span>
				<span className="sr-only">Keys</span>
			</Button>
			<Dialog ref={dialog} title="Keys">
				<dl className="grid gap-x-8 sm:grid-cols-2">
					{all.map(({ key, words }) => (
						<div
							key={key}
							className="flex items-center gap-4 border-b border-dashed border-line py-1.5"
						>
							<dt className="min-w-14 shrink-0">
								<kbd className="inline-block min-w-8 rounded-control border border-control bg-paper px-2 py-0.5 text-center text-small font-semibold">
									{key}
								</kbd>
							</dt>
							<dd>{words}</dd>
						</div>
					))}
				</dl>
				<label className="mt-4 flex min-h-11 items-center gap-3 font-semibold">
					<input
						type="checkbox"
						className="size-5 shrink-0"
						checked={on}
						onChange={({ target }) => setOn(target.checked)}
					/>
					Single keys are on
				</label>
				<p className="text-small text-muted">
					Switch them off if you speak to your computer or press keys by accident. They never work
					while you write in a field. This device remembers it.
				</p>
			</Dialog>
		</>
	);
}

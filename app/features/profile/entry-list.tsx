import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#app/ui/button.tsx';
import { fieldOf } from './field-of.ts';
import { keysIn } from './section-texts.ts';
import type { Section } from './use-section.ts';

/** Entries that can be added and removed; each has a key, with which the names of its fields end. */
export function EntryList({
	section,
	member,
	most,
	noun,
	children,
}: {
	section: Section;
	/** The first field of an entry. */
	member: string;
	most: number;
	/** What an entry is called: "job". */
	noun: string;
	/** The fields of an entry, made with the attributes that each has. */
	children: (field: ReturnType<typeof fieldOf>) => ReactNode;
}) {
	const { texts, changed } = section;
	const list = useRef<HTMLUListElement>(null);
	const [initialKeys] = useState(() => keysIn(texts, member));
	const [keys, setKeys] = useState(initialKeys.length > 0 ? initialKeys : [0]);
	/** The only entry cannot be removed while nothing was ever written in it. */
	const [written, setWritten] = useState(initialKeys.length > 0);
	const add = useRef<HTMLButtonElement>(null);
	/** A new entry gets the focus. */
	const addEntry = () => {
		flushSync(() => setKeys([...keys, next]));
		focusLast(list.current);
	};
	/** The form is read again without the fields of the entry, whose button had the focus. */
	const removeEntry = (key: number) => {
		flushSync(() => setKeys(keys.filter((other) => other !== key)));
		const form = list.current?.closest('form');
		if (form) changed(form);
		add.current?.focus();
	};
	const next = Math.max(-1, ...keys) + 1;
	return (
		<div className="grid gap-5">
			<ul ref={list} className="grid gap-5" onInput={() => setWritten(true)}>
				{keys.map((key, at) => (
					<li key={key} className="grid gap-4 border-b border-line pb-5 last:border-0 last:pb-0">
						{children(fieldOf(section, key))}
						{(written || keys.length > 1) && (
							<Button
								look="secondary"
								className="justify-self-start"
								onClick={() => removeEntry(key)}
							>
								Remove <span className="sr-only">{`${noun} ${at + 1}`}</span>
							</Button>
						)}
					</li>
				))}
			</ul>
			{keys.length < most && (
				<Button ref={add} look="secondary" className="justify-self-start" onClick={addEntry}>
					{`Add ${keys.length > 0 ? 'another' : 'a'} ${noun}`}
				</Button>
			)}
		</div>
	);
}

const focusLast = (list: HTMLUListElement | null) =>
	list?.lastElementChild?.querySelector<HTMLElement>('input, select, textarea')?.focus();

import { type ComponentProps, type MouseEvent, useState } from 'react';
import { Link } from '#app/ui/link.tsx';
import { type ButtonLook, type ButtonSize, buttonLook } from './button-look.ts';

type Look = { look?: ButtonLook; size?: ButtonSize };

/** In place of what a button does. */
const nothing = (event: MouseEvent) => event.preventDefault();

/** A button that does nothing for now and keeps the focus, which a truly disabled one loses. @param off whether it is */
const offWhen = (off: boolean | undefined) =>
	off ? { 'aria-disabled': true, onClick: nothing } : {};

/**
 * A button with an action on this page. `type` is "button" by default. One with `onClick` is marked as
 * doing nothing without scripts, unless it also has a command that the browser carries out by itself.
 * `disabled` is as in `offWhen`. Where `onClick` returns a promise it shows until then that the press was taken.
 */
export function PlainButton({
	type = 'button',
	disabled,
	onClick,
	...props
}: ComponentProps<'button'>) {
	const [busy, setBusy] = useState(false);
	const marked = onClick && !('commandfor' in props);
	const press = (event: MouseEvent<HTMLButtonElement>) => {
		const work: unknown = onClick?.(event);
		if (!(work instanceof Promise)) return;
		setBusy(true);
		void work.finally(() => setBusy(false));
	};
	return (
		<button
			data-needs-script={marked ? '' : undefined}
			aria-busy={busy || undefined}
			onClick={onClick && press}
			{...props}
			{...offWhen(disabled)}
			type={type}
		/>
	);
}

/** The same with the look of a button. */
export const Button = ({
	look: name = 'primary',
	size = 'medium',
	className,
	...props
}: ComponentProps<'button'> & Look) => (
	<PlainButton {...props} className={buttonLook(name, size, className)} />
);

/** A link that looks like a button; the space parts it from the next one where there is only text. */
export function ButtonLink({
	look: name = 'primary',
	size = 'medium',
	className,
	...props
}: ComponentProps<typeof Link> & Look) {
	return (
		<>
			<Link {...props} className={buttonLook(name, size, className)} />{' '}
		</>
	);
}

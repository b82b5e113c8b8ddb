import type { ComponentProps, MouseEvent } from 'react';
import { cn } from '#app/lib/cn.ts';
import { Link } from '#app/ui/link.tsx';

export type ButtonLook = 'primary' | 'secondary' | 'hot' | 'text' | 'inverse' | 'inverse-outline';
export type ButtonSize = 'medium' | 'large';

const looks: Record<ButtonLook, string> = {
	primary: 'border-transparent bg-brand-fill text-on-fill hover:bg-brand-fill-strong',
	secondary: 'border-control bg-card text-ink hover:border-brand hover:text-brand',
	hot: 'border-transparent bg-hot-fill text-on-fill hover:opacity-90',
	text: 'border-transparent text-brand underline-offset-4 hover:underline',
	inverse: 'border-transparent bg-inverse text-on-inverse hover:bg-inverse-strong',
	'inverse-outline': 'border-on-fill-muted text-on-fill hover:border-on-fill hover:underline',
};

const sizes: Record<ButtonSize, string> = {
	medium: 'min-h-11 px-4.5 text-small',
	large: 'min-h-13 px-6 text-body',
};

const look = (name: ButtonLook, size: ButtonSize, className?: string) =>
	cn('button', looks[name], sizes[size], className);

type Look = { look?: ButtonLook; size?: ButtonSize };

/** In place of what a button does. */
const nothing = (event: MouseEvent) => event.preventDefault();

/** A button that does nothing for now and keeps the focus, which a truly disabled one loses. @param off whether it is */
export const offWhen = (off: boolean | undefined) =>
	off ? { 'aria-disabled': true, onClick: nothing } : {};

/**
 * A button with an action on this page. `type` is "button" by default. One with `onClick` is marked as
 * doing nothing without scripts, unless it also has a command that the browser carries out by itself.
 * `disabled` is as in `offWhen`.
 */
export function Button({
	look: name = 'primary',
	size = 'medium',
	className,
	type = 'button',
	disabled,
	...props
}: ComponentProps<'button'> & Look) {
	const marked = props.onClick && !('commandfor' in props);
	return (
		<button
			data-needs-script={marked ? '' : undefined}
			{...props}
			{...offWhen(disabled)}
			type={type}
			className={look(name, size, className)}
		/>
	);
}

/** A link that looks like a button; the space parts it from the next one where there is only text. */
export function ButtonLink({
	look: name = 'primary',
	size = 'medium',
	className,
	...props
}: ComponentProps<typeof Link> & Look) {
	return (
		<>
			<Link {...props} className={look(name, size, className)} />{' '}
		</>
	);
}

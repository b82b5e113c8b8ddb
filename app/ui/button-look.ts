import { cn } from '#app/lib/cn.ts';

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
	medium: 'min-h-11 text-small',
	large: 'min-h-13 text-body',
};

/** The classes of a button, and of a link that looks like one. */
export const buttonLook = (name: ButtonLook, size: ButtonSize, className?: string) =>
	cn('button', looks[name], sizes[size], className);

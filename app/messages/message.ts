import type { Message } from '#app/ui/toast.ts';

export const failed = (title: string, text: string): Message => ({
	title,
	text,
	destructive: true,
});
export const done = (title: string, text: string): Message => ({ title, text });

import type { Message } from '#app/ui/toast.ts';

/** What is wrong, above a form that was posted without scripts; the fields are marked besides. */
export const NotAccepted = ({ message: { title, text } }: { message: Message }) => (
	<div role="alert" className="rounded-control border border-l-4 border-line border-l-hot-fill p-4">
		<p className="font-semibold">{title}</p>
		<p className="text-small">{text}</p>
	</div>
);

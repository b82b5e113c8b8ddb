import { TextField } from '#app/ui/forms/field.tsx';
import type { FieldErrors } from '#app/ui/forms/field-values.ts';
import { limits } from '#schema/limits.ts';
import type { ListWords } from '#schema/students/shared-list.ts';

/** What a list says of itself. */
export const WordFields = ({ words, errors }: { words: ListWords; errors: FieldErrors }) => (
	<>
		<TextField
			label="Title"
			name="title"
			required
			maxLength={limits.listTitle}
			defaultValue={words.title}
			error={errors.title}
		/>
		<TextField
			label="A line below it"
			name="line"
			hint="For whom it is, or what these internships have in common."
			maxLength={limits.listLine}
			defaultValue={words.line ?? ''}
			error={errors.line}
		/>
		<TextField
			label="Your name on it"
			name="name"
			hint="As you want to be called. Without it the list says nothing of you."
			maxLength={limits.name}
			defaultValue={words.name ?? ''}
			error={errors.name}
		/>
	</>
);

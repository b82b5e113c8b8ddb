import { websiteAddress } from '#app/features/employers/addresses.ts';
import { TextField } from '#app/ui/forms/field.tsx';
import { limits } from '#schema/limits.ts';

/** Takes an address without a scheme, and completes it when it is left. */
export function WebsiteField({
	name,
	defaultValue,
	error,
}: {
	name: string;
	defaultValue?: string | undefined;
	error?: string | undefined;
}) {
	return (
		<TextField
			label="Website"
			name={name}
			inputMode="url"
			autoComplete="url"
			autoCapitalize="none"
			spellCheck={false}
			placeholder="www.example.com"
			maxLength={limits.url - 'https://'.length}
			defaultValue={defaultValue}
			error={error}
			onBlur={({ currentTarget }) => {
				currentTarget.value = websiteAddress(currentTarget.value) ?? '';
			}}
		/>
	);
}

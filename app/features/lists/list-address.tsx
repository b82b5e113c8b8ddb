import { useId } from 'react';
import { listMessages } from '#app/messages/lists.ts';
import { Button } from '#app/ui/button.tsx';
import { fieldLook } from '#app/ui/forms/field.tsx';
import { toast } from '#app/ui/toast.ts';

/** The address of a list, to be copied. @param title of the list, for who hears the button alone */
export function ListAddress({ address, title }: { address: string; title: string }) {
	const id = useId();
	const copy = async () => {
		try {
			await navigator.clipboard.writeText(address);
			toast(listMessages.copied);
		} catch {
			toast(listMessages.notCopied);
		}
	};
	return (
		<div className="grid gap-1.5">
			<label htmlFor={id} className="text-small font-semibold">
				Address
				<span className="sr-only"> of {title}</span>
			</label>
			<div className="flex flex-wrap gap-3">
				<span className="min-w-0 flex-[1_1_12rem]">
					<input
						key={address}
						id={id}
						readOnly
						value={address}
						onFocus={({ currentTarget }) => currentTarget.select()}
						className={fieldLook}
					/>
				</span>
				<Button look="secondary" onClick={() => copy()}>
					Copy the address
					<span className="sr-only"> of {title}</span>
				</Button>
			</div>
		</div>
	);
}

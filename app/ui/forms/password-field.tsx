import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Field } from './field.tsx';

/** A password, with a button that shows it while it is pressed in. */
export function PasswordField(field: Omit<ComponentProps<typeof Field<'input'>>['field'], 'type'>) {
	const [isVisible, show] = useState(false);
	return (
		<Field
			field={{ ...field, className: 'pr-12' }}
			control={(attributes) => (
				<span className="relative block">
					<input
						{...attributes}
						type={isVisible ? 'text' : 'password'}
						autoCapitalize="none"
						spellCheck={false}
					/>
					<button
						type="button"
						data-needs-script=""
						aria-pressed={isVisible}
						onClick={() => show(!isVisible)}
						data-shows-password=""
						className="group absolute top-0 right-0 grid size-11 place-items-center rounded-control text-muted hover:text-ink aria-pressed:text-brand"
					>
						<Eye aria-hidden="true" className="size-5 group-aria-pressed:hidden" />
						<EyeOff aria-hidden="true" className="size-5 group-not-aria-pressed:hidden" />
						{/* In words and not as aria-label, by which "Password" would name two controls. */}
						<span className="sr-only">Show password</span>
					</button>
				</span>
			)}
		/>
	);
}

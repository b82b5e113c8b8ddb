import { Button } from '#app/ui/button.tsx';

/** The large button at the end of a form of a public page. @param busy its words while it sends */
export const SubmitButton = ({
	submitting = false,
	busy,
	children,
}: {
	submitting?: boolean;
	busy: string;
	children: string;
}) => (
	<Button
		type="submit"
		look="hot"
		size="large"
		disabled={submitting}
		data-busy={busy}
		className="justify-self-start"
	>
		{submitting ? busy : children}
	</Button>
);

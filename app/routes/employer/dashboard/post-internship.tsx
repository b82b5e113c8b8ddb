import { Plus } from 'lucide-react';
import { useNavigate } from 'react-router';
import { NEW_POSTING } from '#app/features/posting/api.ts';
import { Button } from '#app/ui/button.tsx';

/** Leads to a new internship, also for a company that is not verified yet: its drafts are stored until then. */
export function PostInternship() {
	const navigate = useNavigate();
	return (
		<Button onClick={() => navigate(NEW_POSTING)}>
			<Plus aria-hidden="true" className="size-4.5 @max-3xs:hidden" />
			Post Internship
		</Button>
	);
}

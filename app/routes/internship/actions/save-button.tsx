import { internshipName, type NamedInternship } from '#schema/internships/internship-name.ts';

/** Saves the internship of the page, as the hearts of cards do (ui/save-heart.tsx). */
export const SaveButton = ({
	internship,
	className,
}: {
	internship: NamedInternship & { slug: string };
	className: string;
}) => (
	<button
		type="button"
		data-save={internship.slug}
		data-name={internshipName(internship)}
		data-needs-script=""
		aria-pressed={false}
		className={`heart-sign heart-words ${className}`}
	>
		{/* One element, as the sign stands above it. */}
		<span>
			Save
			{/* The state of the button says it to those who do not see it. */}
			<span aria-hidden="true" className="invisible in-[.saved]:visible">
				d
			</span>
		</span>
	</button>
);

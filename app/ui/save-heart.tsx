/**
 * The button of a card that saves its internship. What it does and whether it is pressed is up to
 * features/saved, which finds it by its attributes, also in kept HTML.
 * @param name `internshipName`; the slug follows from it where none is given
 */
export const SaveHeart = ({ name, slug = '' }: { name: string; slug?: string }) => (
	<button
		type="button"
		className="heart heart-sign"
		data-save={slug}
		aria-pressed={false}
		aria-label={`Save ${name}`}
	/>
);

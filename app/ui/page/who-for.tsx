const WORDS =
	'For students from the second year of a degree, one-year master’s courses included, and for graduates until two years after.';

/** The same where little room is left. */
export const WHO_IN_BRIEF =
	'From year two of a degree, or on a one-year master’s, until two years after.';

/** Who can apply, and an honest way on for everybody else. */
export const WhoFor = ({ words = WORDS, className }: { words?: string; className?: string }) => (
	<p className={className}>
		{words} 18 and over. Not you?{' '}
		<a href="https://www.gov.uk/apply-apprenticeship" className="link">
			Find an apprenticeship on GOV.UK
		</a>
	</p>
);

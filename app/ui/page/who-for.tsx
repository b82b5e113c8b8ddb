/** Who can apply, and an honest way on for everybody else. @param brief where little room is left before a form */
export const WhoFor = ({ brief, className }: { brief?: boolean; className?: string }) => (
	<p className={className}>
		{brief
			? 'From year two of a degree, or on a one-year master’s, until two years after.'
			: 'For students from the second year of a degree, one-year master’s courses included, and for graduates until two years after.'}{' '}
		18 and over. Not you?{' '}
		<a href="https://www.gov.uk/apply-apprenticeship" className="link">
			Find an apprenticeship on GOV.UK
		</a>
	</p>
);

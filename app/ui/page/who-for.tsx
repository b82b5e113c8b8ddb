/** Who can apply, and an honest way on for everybody else. */
export const WhoFor = ({ className }: { className?: string }) => (
	<p className={className}>
		For students from the second year of a degree, one-year master’s courses included, and for
		graduates until two years after. 18 and over. Not you?{' '}
		<a href="https://www.gov.uk/apply-apprenticeship" className="link">
			Find an apprenticeship on GOV.UK
		</a>
	</p>
);

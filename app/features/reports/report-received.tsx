export const ReportReceived = () => (
	<p role="status">
		<b className="block">We have your report</b>
		Thank you. Our staff look at the internship, and answer you if you left an address.
	</p>
);

/** An email address that breaks after "@" where it is wider than a line. */
export function EmailText({ email }: { email: string }) {
	const at = email.indexOf('@') + 1;
	return (
		<>
			{email.slice(0, at)}
			<wbr />
			{email.slice(at)}
		</>
	);
}

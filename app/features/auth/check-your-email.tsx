/** Stays where the toast goes away: the next step is in another program. */
export function CheckYourEmail({ address }: { address: string }) {
	return (
		<div className="rounded-control bg-good-wash p-4 text-[0.97rem]">
			<p className="font-bold text-good">Check your email</p>
			<p>
				A link to confirm your account is on its way to <b className="break-all">{address}</b>. It
				works once. If it has not come in a few minutes, look in your spam folder.
			</p>
		</div>
	);
}

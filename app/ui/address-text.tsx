import { Fragment } from 'react';

/** An email or web address that breaks after "@" or before a dot where it is wider than a line. */
export const AddressText = ({ address }: { address: string }) =>
	address.split(/(?<=@)|(?=\.)/).map((part, index) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: the parts of an address have no other name and stay in their order
		<Fragment key={index}>
			{index > 0 && <wbr />}
			{part}
		</Fragment>
	));

import { Fragment } from 'react';

/** "5 sent, 1 not answered": a line ends between two parts, not inside one. */
export const WholeParts = ({ parts, after = ',' }: { parts: string[]; after?: string }) =>
	parts.map((part, index) => (
		<Fragment key={part}>
			{index > 0 && ' '}
			<span className="inline-block">
				{part}
				{index < parts.length - 1 && after}
			</span>
		</Fragment>
	));

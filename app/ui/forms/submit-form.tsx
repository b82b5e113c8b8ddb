import type { ComponentProps } from 'react';

/**
 * A form that a script sends (`useSubmit`), marked for that. Its messages are those of the error catalogue,
 * not the browser's own. Without scripts it is posted, so that nothing typed gets into an address.
 */
export const SubmitForm = (props: ComponentProps<'form'>) => (
	<form method="post" noValidate data-needs-script="" {...props} />
);

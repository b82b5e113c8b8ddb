/** The screen of the lists that a person shares. */
export const LISTS_PATH = '/account/lists';

/** The same, with a list of what they have saved to be made. */
export const SHARE_SAVED_PATH = `${LISTS_PATH}?from=saved`;

/** Whether the address of that screen offers what is saved. */
export const sharesSaved = (parameters: URLSearchParams) => parameters.get('from') === 'saved';

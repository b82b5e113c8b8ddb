/** The classes of the words that say what is wrong in a field. */
export const errorLook = 'text-small font-semibold text-hot';

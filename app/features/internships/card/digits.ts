/**
 * The digits of a number below 100 as classes, by which styles/curated.css draws it: as the length of a bar, or as one of
 * the pictures in a file. Compressed they weigh next to nothing where a word or number for the same thing follows.
 */
export const digitsOf = (number: number) => `x-${Math.floor(number / 10)} y-${number % 10}`;

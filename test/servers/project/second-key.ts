/** A project can have several secret keys; the tests' ones also take this one. */
export const SECOND_SECRET_KEY = 'sb_secret_the_second_of_the_tests';

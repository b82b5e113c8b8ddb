/** How the address of an internship ends. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

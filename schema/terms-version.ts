/**
 * The version of the terms of use (content/guides/terms.ts), by the day of its last change: stored with each new account
 * and application, as what was accepted. A test keeps it and the page the same.
 */
export const TERMS_VERSION = '2026-11-23';

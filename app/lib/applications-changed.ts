/**
 * Sent to the window when an application of the signed-in person was sent or moved here: what is marked as
 * applied for may have changed.
 */
export const APPLICATIONS_CHANGED = 'applications-changed';

/** The header with the random text of a browser, in the calls that open a session (app/lib/calls/device-text.ts). */
export const DEVICE_HEADER = 'x-device';

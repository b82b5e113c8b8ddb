/** The parts of /account/security to which other screens lead. */
export const SECURITY_PARTS = { password: 'password', address: 'email-address' } as const;

/** Pages that show what the database has: rendered when they are asked for, not by the build. */
export const livePages = ['/internships'];

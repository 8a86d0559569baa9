/** The demo log-ins by the role that each has. Invented people; the password is no secret. */
export const demoUsers = ['admin', 'super', 'system', 'manager', 'analyst', 'reader'] as const
export type DemoUser = (typeof demoUsers)[number]

export const demoPassword = 'demo-energy'

/** Under which somebody signs in. */
export type UserName = `${string}@${string}`

export const demoUserName = (user: DemoUser): UserName => `${user}@demo.energycockpit.example`

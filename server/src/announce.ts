import type { Config } from './config'
import { demoPassword, demoUserName, demoUsers } from './identity/demo-users'

/** What a parent process such as `npm start` is told when the portal answers. */
export interface Announcement {
  readonly ready: string
  /** The demo log-ins; none where the demo is not loaded. */
  readonly logIns: readonly { userName: string; password: string; who: string }[]
}

/** Says that the portal answers, in a line for people and to the process that started this one. */
export function announce(config: Pick<Config, 'publicUrl' | 'demo'>): void {
  process.stdout.write(`ready ${config.publicUrl}\n`)
  const logIns = config.demo
    ? demoUsers.map((user) => ({
        userName: demoUserName(user),
        password: demoPassword,
        who: [user.displayName, user.business.name, ...(user.remark ? [user.remark] : [])].join(', '),
      }))
    : []
  process.send?.({ ready: config.publicUrl, logIns } satisfies Announcement)
  // A parent that was killed must not leave a server behind that holds the data folder.
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
}

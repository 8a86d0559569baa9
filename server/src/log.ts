import { pino, type Logger } from 'pino'
import pretty from 'pino-pretty'
import type { Config } from './config'

export type Log = Logger

/** Lines of JSON, or lines for people on a terminal. Nothing that lets somebody in is ever in them. */
export function createLog(config: Pick<Config, 'logLevel' | 'mode'>): Log {
  const options = {
    level: config.logLevel,
    // A net under the rule that no line is given any of these in the first place.
    redact: {
      paths: ['headers', '*.headers', '*.password', '*.token', '*.cookie', '*.secret'],
      remove: true,
    },
  }
  const forPeople = config.mode === 'development' && process.stdout.isTTY
  return forPeople
    ? pino(options, pretty({ ignore: 'pid,hostname', translateTime: 'HH:MM:ss' }))
    : pino(options)
}

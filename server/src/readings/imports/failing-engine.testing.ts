import type { Readings } from '../store/readings-store'

type Command = { query: string; query_params?: Record<string, unknown> }

/** Called before each command to the engine; may fail or wait. */
export type Before = (command: Command) => Promise<void> | void

/** The store, with something before each of the commands that it is given. */
export function withBefore(readings: Readings, before: Before): Readings {
  const { client } = readings
  const watched = new Proxy(client, {
    get(target, name: keyof typeof client) {
      if (name === 'command')
        return async (command: Command) => {
          await before(command)
          return target.command(command)
        }
      return target[name]
    },
  })
  return { ...readings, client: watched }
}

/** Whether a command keeps what an import replaces, or writes its readings. */
export const stepOf = ({ query }: Command): 'keeping' | 'writing' | 'other' => {
  if (query.includes('insert into readings_history')) return 'keeping'
  return query.includes('insert into readings (') ? 'writing' : 'other'
}

/** Of which import a command is. */
export const importOf = ({ query_params: params = {} }: Command) => params.importId ?? params.id

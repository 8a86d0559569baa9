import { messages, protocol, types, type PGlite, type Results } from '@electric-sql/pglite'
import { rowsOfAnswer, type Column } from './rows-of-answer'

/** What Kysely's dialect needs of PGlite. */
type Asked = Pick<PGlite, 'query' | 'close'>

/** A statement that the engine has read and planned, under a name. */
interface Prepared {
  name: string
  parameterTypes: readonly number[]
  /** Those of its rows; none for a statement without rows. */
  columns: readonly Column[]
}

/** More than the portal has statements of its own; those that are built for one question come and go. */
const maxPrepared = 400

const { serialize } = protocol

/**
 * PGlite's own `query` for statements that come again: from the second time on they are read and planned no more, and
 * a question crosses into the engine once instead of six times, which is a tenth of the work. What comes for the first
 * time goes the library's own way.
 */
export function withPreparedStatements(database: PGlite): Asked {
  const askedOnce = new Set<string>()
  /** The one used longest ago is first. */
  const prepared = new Map<string, Prepared>()
  let made = 0

  const send = (...parts: Uint8Array[]) =>
    database.execProtocolStream(Buffer.concat([...parts, serialize.sync()]))

  async function prepare(sql: string): Promise<Prepared> {
    const name = `statement_${++made}`
    const answer = await send(serialize.parse({ name, text: sql }), serialize.describe({ type: 'S', name }))
    const parameters = answer.find((one) => one instanceof messages.ParameterDescriptionMessage)
    return {
      name,
      parameterTypes: parameters?.dataTypeIDs ?? [],
      columns: columnsOf(answer.find((one) => one instanceof messages.RowDescriptionMessage)),
    }
  }

  async function preparedFor(sql: string): Promise<Prepared> {
    const known = prepared.get(sql)
    const statement = known ?? (await prepare(sql))
    prepared.delete(sql)
    prepared.set(sql, statement)
    if (!known && prepared.size > maxPrepared) await forget(prepared.keys().next().value!)
    return statement
  }

  async function forget(sql: string): Promise<void> {
    const { name } = prepared.get(sql)!
    prepared.delete(sql)
    await send(serialize.close({ type: 'S', name }))
  }

  async function run<Row>(sql: string, parameters: readonly unknown[]): Promise<Results<Row>> {
    const { name, parameterTypes, columns } = await preparedFor(sql)
    const values = parameters.map((value, place) => asText(value, parameterTypes[place]))
    const answer = await send(serialize.bind({ statement: name, values }), serialize.execute({}))
    return { fields: [...columns], ...rowsOfAnswer<Row>(columns, answer) }
  }

  const columnsOf = (description: messages.RowDescriptionMessage | undefined): Column[] =>
    (description?.fields ?? []).map(({ name, dataTypeID }) => ({
      name,
      dataTypeID,
      parse: database.parsers[dataTypeID] ?? types.parsers[dataTypeID],
    }))

  function asText(value: unknown, type: number | undefined): string | null {
    if (value === null || value === undefined) return null
    const serializer = type === undefined ? undefined : database.serializers[type]
    return serializer ? serializer(value) : String(value as string)
  }

  return {
    async query<Row>(sql: string, parameters: unknown[] = []) {
      if (askedOnce.has(sql) && !database.closed)
        return database.runExclusive(() => run<Row>(sql, parameters))
      const result = await database.query<Row>(sql, parameters)
      if (askedOnce.size >= maxPrepared) askedOnce.clear()
      askedOnce.add(sql)
      return result
    },
    close: () => database.close(),
  }
}

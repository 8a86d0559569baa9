import { ClickHouseLogLevel, createClient, type ClickHouseClient } from '@clickhouse/client'
import { StartFailure } from '../../start-failure'
import { maxQuerySize, withInlinedNumbers } from './inlined-numbers'

const millisecondsToConnect = 5_000

/** A ClickHouse server; the path of the address names the database. Throws a StartFailure without the password. */
export async function openClickhouse(clickhouseUrl: string): Promise<ClickHouseClient> {
  const client = createClient({
    url: clickhouseUrl,
    application: 'EnergyCockpit',
    // A question that nobody waits for any more is not worth its work.
    clickhouse_settings: {
      cancel_http_readonly_queries_on_client_close: 1,
      max_query_size: `${maxQuerySize}`,
    },
    // Whoever asks gets the failure and logs it with what they were doing.
    log: { level: ClickHouseLogLevel.OFF },
    compression: { request: true, response: true },
  })
  const query = client.query.bind(client)
  const command = client.command.bind(client)
  client.query = (params) => query(withInlinedNumbers(params))
  client.command = (params) => command(withInlinedNumbers(params))
  const probe = await client
    .query({ query: 'select 1', abort_signal: AbortSignal.timeout(millisecondsToConnect) })
    .then((result) => result.text())
    .then(
      () => undefined,
      (error: unknown) => error,
    )
  if (probe === undefined) return client
  await client.close()
  throw new StartFailure(
    `the ClickHouse server at ${withoutPassword(clickhouseUrl)} does not answer as it should.`,
    'see that it runs and that user, password and database in CLICKHOUSE_URL are right.',
    { cause: probe },
  )
}

function withoutPassword(address: string): string {
  const url = new URL(address)
  url.password = ''
  url.searchParams.delete('password')
  return url.href
}

import type { ClickHouseError } from '@clickhouse/client'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createGunzip } from 'node:zlib'
import { openChdb } from './open-chdb'
import { asEngineText } from './session-parameters'

/*
 * ClickHouse's HTTP interface over the embedded engine, with the limits of a real server: what is sent to it is what
 * would be sent to one. https://clickhouse.com/docs/interfaces/http and the settings of the same names.
 */
const limits = {
  http_max_field_value_size: 131_072,
  http_max_fields: 1000,
  http_max_uri_size: 1_048_576,
  max_query_size: 262_144,
}

/** Of the interface, and no settings of the engine. */
const ownFields =
  /^(query|query_id|database|default_format|session_id|session_timeout|session_check|param_.*)$/

export interface ClickhouseOverHttp {
  url: string
  close(): Promise<void>
}

interface Asked {
  fields: Map<string, string>
  body: string
}

type Connection = ReturnType<Awaited<ReturnType<typeof openChdb>>['connect']>

export async function startClickhouseOverHttp(dataDir: string): Promise<ClickhouseOverHttp> {
  const { connect, atRest } = await openChdb(dataDir)
  const all: Connection[] = []
  const free: Connection[] = []
  const sessions = new Set<string>()

  async function onConnection<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    let connection = free.pop()
    if (!connection) all.push((connection = connect()))
    try {
      return await work(connection)
    } finally {
      free.push(connection)
    }
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const session = new URL(request.url!, 'http://x').searchParams.get('session_id')
    try {
      const asked = await read(request)
      if (session !== null && sessions.has(session))
        throw refusal(373, 'SESSION_IS_LOCKED', 'Session is locked')
      if (session !== null) sessions.add(session)
      response.end(await onConnection((connection) => run(connection, asked)))
    } catch (error) {
      const { code = '1000', type = 'POCO_EXCEPTION', message } = error as Partial<ClickHouseError>
      response.writeHead(type === 'POCO_EXCEPTION' ? 400 : 500, { 'x-clickhouse-exception-code': code })
      response.end(`Code: ${code}. DB::Exception: ${message} (${type}) (version 26.7)`)
    } finally {
      if (session !== null) sessions.delete(session)
    }
  }

  const server = createServer({ maxHeaderSize: 2 * limits.http_max_uri_size }, (request, response) => {
    void answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/default`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
      await atRest()
      for (const connection of all) await connection.close()
      await atRest()
    },
  }
}

const refusal = (code: number, type: string, message: string) =>
  Object.assign(new Error(message), { code: `${code}`, type })

/** What is asked: fields of the address and of a form, and the body that is none. */
async function read(request: IncomingMessage): Promise<Asked> {
  const { 'content-encoding': encoding, 'content-type': contentType = '' } = request.headers
  const pieces: Buffer[] = []
  for await (const piece of encoding === 'gzip' ? request.pipe(createGunzip()) : request)
    pieces.push(piece as Buffer)
  if (request.url!.length > limits.http_max_uri_size) throw refusal(1000, 'POCO_EXCEPTION', 'URI is too long')
  const isForm = contentType.startsWith('multipart/form-data')
  const body = Buffer.concat(pieces)
  const form = isForm ? await new Response(body, { headers: { 'content-type': contentType } }).formData() : []
  const fields = new Map<string, string>()
  for (const [name, value] of [...new URL(request.url!, 'http://x').searchParams, ...form]) {
    if ((value as string).length > limits.http_max_field_value_size)
      throw refusal(1000, 'POCO_EXCEPTION', `HTML Form Exception: Field value too long: ${name}`)
    fields.set(name, value as string)
  }
  if (fields.size > limits.http_max_fields)
    throw refusal(1000, 'POCO_EXCEPTION', 'HTML Form Exception: Too many form fields')
  return { fields, body: isForm ? '' : body.toString('utf8') }
}

async function run(connection: Connection, { fields, body }: Asked): Promise<string> {
  const settings = [...fields].filter(([name]) => !ownFields.test(name))
  const parameters = [...fields].filter(([name]) => name.startsWith('param_'))
  const inAddress = fields.get('query') ?? ''
  const query = inAddress === '' ? body : inAddress
  const maxSize = Number(fields.get('max_query_size') ?? limits.max_query_size)
  if (Buffer.byteLength(query) > maxSize)
    throw refusal(62, 'SYNTAX_ERROR', `Syntax error: Max query size exceeded: ${maxSize}`)
  const set = [...settings, ...parameters].map(([name, value]) => `${name} = ${asEngineText(value)}`)
  // A name has the value of this request alone, whatever the connection was used for before.
  const reset = settings.map(([name]) => `${name} = default`)
  try {
    if (set.length > 0) await connection.command({ query: `set ${set.join(', ')}` })
    const data = inAddress === '' || body === '' ? '' : `\n${body}`
    if (inAddress !== '' && /^\s*insert/i.test(inAddress) && data === '') return ''
    const { stream } = await connection.exec({ query: query + data })
    return (await stream.toArray()).map(String).join('')
  } finally {
    if (reset.length > 0) await connection.command({ query: `set ${reset.join(', ')}` })
  }
}

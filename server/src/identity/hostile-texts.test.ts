import { postReadingFile } from '@energycockpit/contract'
import { SignedInClient, startServer, type RunningServer } from '@energycockpit/testing'
import { addressOf, type CallExample } from '../http/call-example.testing'
import { oneConnection, requestHead } from '../http/one-connection.testing'
import { examples } from './every-call.testing'
import { embedded } from './every-route.testing'

/*
 * Every text of every call and form, replaced by what no store can keep, by half of a character and by one that is much
 * too long, and every number by one that no store can count: whatever the answer is, it is no 5xx.
 */
let server: RunningServer
let client: SignedInClient
beforeAll(async () => {
  server = await startServer()
  client = await SignedInClient.signIn(server.url, 'system')
}, 120_000)
afterAll(() => server?.stop())

/** That every schema refuses what cannot be stored, wherever it stands, is proven in storable-texts.test.ts. */
const hostileTexts = ['a\0b', '\udc00a', "'; -- %00 \u202e\ufffe\uffff", 'x'.repeat(300_000)]

let turn = 0
/** Each place with what PostgreSQL keeps least, and with one of the other texts: over all calls, they take turns. */
function inTurn<Request>(requests: (by: string) => Request[]): Request[] {
  const [withNul = [], ...others] = hostileTexts.map(requests)
  const inOthers = others[0]!.map((_, place) => others[(turn + place) % others.length]![place]!)
  turn += inOthers.length
  return [...withNul, ...inOthers]
}

const year = 'from=2025-01-01T00:00:00Z&to=2026-01-01T00:00:00Z'
const values = 'from=2025-01-01T00:00:00Z&to=2025-01-02T00:00:00Z&granularity=PT1H'
/** With a value for every text of the query. */
const withTexts = (example: CallExample): CallExample => ({
  ...example,
  query: example.everyQuery ?? example.query,
})

/** The same, once for each of its texts (keys are none), with that text replaced. */
function replaced(value: unknown, by: string): unknown[] {
  if (typeof value === 'string') return [by]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    replaced(inner, by).map((one) =>
      Array.isArray(value) ? value.with(Number(key), one) : { ...(value as object), [key]: one },
    ),
  )
}

/** Greater than columns of 32 bits, signed and not, and what they can just hold. */
const hostileNumbers = [1e12, 2 ** 32 - 1, 2 ** 31 - 1, -(2 ** 31) - 1, 1e308]

/** The same, once for each of its numbers. */
function withNumber(value: unknown, by: number): unknown[] {
  if (typeof value === 'number') return [by]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    withNumber(inner, by).map((one) =>
      Array.isArray(value) ? value.with(Number(key), one) : { ...(value as object), [key]: one },
    ),
  )
}

/** Each part of a path and each value of a query, replaced. */
function replacedInAddress(example: CallExample, by: string): string[] {
  const [path = '', query = ''] = addressOf(example).split('?')
  const names = example.call.path.split('/')
  const written = encodeURIComponent(by.replace(/\p{Cs}/gu, '?').slice(0, 4_000))
  const inPath = path
    .split('/')
    .flatMap((_, place, parts) =>
      names[place]?.startsWith(':') ? [parts.with(place, written).join('/')] : [],
    )
  const inQuery = [...new URLSearchParams(query).keys()].map((name) => {
    const pairs = query.split('&').map((pair) => (pair.startsWith(`${name}=`) ? `${name}=${written}` : pair))
    return `${path}?${pairs.join('&')}`
  })
  const broken = names.some((name) => name.startsWith(':'))
    ? [addressOf(example).replace(/[^/]+$/, '%ED%A0%80')]
    : []
  return [...inPath.map((one) => (query ? `${one}?${query}` : one)), ...inQuery, ...broken]
}

const origin = () => ({ origin: server.url })
const json = () => ({ 'content-type': 'application/json', ...origin() })
/** These would sign out who asks. */
const walked = examples.filter(({ call }) => !['endAllSessions', 'endOwnSession'].includes(call.name))

test.each(walked.map((example) => [example.call.name, withTexts(example)] as const))(
  '%s',
  async (_, example) => {
    const { call } = example
    for (const address of inTurn((by) => replacedInAddress(example, by))) {
      const { status } = await client.fetch(address, { method: call.method, headers: origin() })
      expect([address.slice(0, 200), status < 500]).toEqual([address.slice(0, 200), true])
    }
    for (const address of hostileNumbers.flatMap((by) =>
      replacedInAddress(example, by < 1e300 ? String(by) : '9'.repeat(10)),
    )) {
      const { status } = await client.fetch(address, { method: call.method, headers: origin() })
      expect([address.slice(0, 200), status < 500]).toEqual([address.slice(0, 200), true])
    }
    const withNumbers = hostileNumbers.flatMap((by) => withNumber(example.body, by))
    for (const body of [...inTurn((by) => replaced(example.body, by)), ...withNumbers]) {
      const sent = JSON.stringify(body)
      const { status } = await client.fetch(addressOf(example), {
        method: call.method,
        headers: json(),
        body: sent,
      })
      expect([sent.slice(0, 300), status < 500]).toEqual([sent.slice(0, 300), true])
    }
  },
)

test.each([
  [
    'text/csv',
    (by: string) => `series_id,at,value,${by}\n1001,${by},1,${by}\n${by},1999-01-01T00:00:00Z,${by},`,
  ],
  [
    'application/json',
    (by: string) => JSON.stringify({ [by]: by, readings: [{ seriesId: by, at: by, value: by, [by]: by }] }),
  ],
  ['application/x-ndjson', (by: string) => `${JSON.stringify({ seriesId: 1001, at: by, value: by })}\n${by}`],
  ['\u00ff/csv', (by: string) => by],
])('a delivery of %s', async (type, bodyOf) => {
  for (const by of hostileTexts)
    for (const badLines of ['refuse', 'skip']) {
      const headers = { ...origin(), 'content-type': type }
      const body = bodyOf(by)
      const { status } = await client.fetch(`/rest/secure/readings?badLines=${badLines}`, {
        method: 'POST',
        headers,
        body,
      })
      expect([type, badLines, body.slice(0, 100), status < 500]).toEqual([
        type,
        badLines,
        body.slice(0, 100),
        true,
      ])
    }
})

const fileExample = examples.find(({ call }) => call === postReadingFile)?.body

/** As a file whose words, columns and meters are hostile, looked at and brought in. */
test('a file', async () => {
  for (const by of hostileTexts) {
    const content = Buffer.from(`Zeit;${by};Wert\n1999-01-01T00:00Z;${by};7\n${by};;${by}`).toString('base64')
    for (const [address, given] of [
      ['/rest/secure/reading-files/preview', { content, whole: true, timeZone: 'Europe/London' }],
      ['/rest/secure/reading-files', { ...(fileExample as object), content, badLines: 'skip' }],
    ] as const) {
      const { status } = await client.fetch(address, {
        method: 'POST',
        headers: json(),
        body: JSON.stringify(given),
      })
      expect([address, by.slice(0, 20), status < 500]).toEqual([address, by.slice(0, 20), true])
    }
  }
})

const forms = Object.entries(embedded).filter(([, { form }]) => form !== undefined)

test.each(forms)('the form at %s', async (route, { at, form = {} }) => {
  const stranger = SignedInClient.anonymous(server.url)
  for (const by of hostileTexts)
    for (const name of [...Object.keys(form), 'userName', 'email', 'token', 'code']) {
      const body = new URLSearchParams({ ...form, [name]: by })
      const address = at ?? route.split(' ')[1]!
      const { status } = await stranger.fetch(address, { method: 'POST', headers: origin(), body })
      expect([name, by.slice(0, 20), status < 500]).toEqual([name, by.slice(0, 20), true])
    }
})

/** Header texts as bytes, two of them for each header of a request, in turn: signs beyond ASCII, controls, broken lists and escapes, and what is much too long. */
const hostileHeaders = [
  '\xff\xfe\x80',
  '\x01',
  '\0',
  '%00%ED%A0%80',
  '"\\;=,,;q=',
  '__proto__',
  'x'.repeat(7_000),
  '9'.repeat(400),
]
/** All that the server looks at. */
const headerNames = [
  ...['accept', 'accept-encoding', 'accept-language', 'authorization', 'content-encoding', 'content-type'],
  ...[
    'cookie',
    'host',
    'if-none-match',
    'origin',
    'range',
    'sec-fetch-site',
    'user-agent',
    'x-correlation-id',
  ],
  ...['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'expect'],
]

test.each([
  ['GET', '/'],
  ['GET', '/login'],
  ['GET', '/rest/ui/context?locale=en'],
  ['GET', `/rest/secure/measurements/ranking?function=SUM&${year}&series=1001`],
  ['GET', `/rest/secure/measurement-series/1001/download?format=csv&language=en&${values}`],
  ['POST', '/rest/secure/readings'],
  ['PUT', '/rest/secure/virtual-series/1001'],
])(
  'the headers of %s %s',
  async (method, path) => {
    const cookie = await client.cookiesFor(path)
    for (const name of headerNames)
      for (const by of hostileHeaders.filter((_, place) => place % 4 === turn % 4)) {
        const given = { cookie, ...origin(), 'content-type': 'application/json', connection: 'close' }
        const value = name === 'cookie' ? `${cookie}; locale=${by}; ${by}` : by
        const connection = oneConnection(server.url)
        const head = requestHead(method, path, { ...given, [name]: value }, method === 'GET' ? undefined : 2)
        connection.send(Buffer.from(method === 'GET' ? head : `${head}{}`, 'latin1'))
        const status = await connection.status()
        connection.close()
        expect([name, by.slice(0, 20), status === 'closed' || status < 500]).toEqual([
          name,
          by.slice(0, 20),
          true,
        ])
      }
    turn += 1
  },
  60_000,
)

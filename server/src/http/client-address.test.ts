import { readConfig } from '../config'
import { createLog } from '../log'
import { createHttpServer } from './server'

const visitor = '198.51.100.7'
const invented = '203.0.113.9'

/** Who is throttled when this comes from the nearest proxy. */
async function addressSeen(trustProxy: string, forwarded: string): Promise<unknown> {
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', TRUST_PROXY: trustProxy })
  const app = await createHttpServer(config, createLog(config))
  app.get('/address', ({ ip }) => ({ ip }))
  const headers = { 'x-forwarded-for': forwarded }
  const answer = await app.inject({ url: '/address', remoteAddress: '10.0.0.1', headers })
  await app.close()
  return answer.json<{ ip: string }>().ip
}

test.each([
  ['without a proxy what a visitor writes counts nothing', 'false', invented, '10.0.0.1'],
  ['a proxy says who the visitor is', 'true', visitor, visitor],
  ['a proxy that adds to what the visitor wrote', 'true', `${invented}, ${visitor}`, visitor],
  ['two proxies one behind the other', '2', `${invented}, ${visitor}, 10.0.0.2`, visitor],
])('%s', async (_, trustProxy, forwarded, seen) => {
  expect(await addressSeen(trustProxy, forwarded)).toBe(seen)
})

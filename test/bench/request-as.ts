import type { SignedInClient } from '@energycockpit/testing'
import { Agent, request } from 'node:http'

/** Asks for a path of the portal and reads the answer's JSON. Rejects for any other status than 200. */
export type RequestJson = (path: string) => Promise<unknown>

/**
 * Asks as the client that is signed in, over one connection that stays open. What is measured is the server: fetch and
 * a cookie jar of their own take two milliseconds of each question.
 */
export async function requestAs(client: SignedInClient): Promise<RequestJson> {
  const headers = { accept: 'application/json', cookie: await client.cookiesFor('/rest/secure/') }
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  return (path) =>
    new Promise((resolve, reject) => {
      const requested = request(new URL(path, client.url), { agent, headers }, (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('error', reject)
        answer.on('end', () => {
          const text = Buffer.concat(chunks).toString()
          if (answer.statusCode === 200) resolve(JSON.parse(text))
          else reject(new Error(`${path.slice(0, 60)} answers ${answer.statusCode} ${text.slice(0, 200)}`))
        })
      })
      requested.on('error', reject)
      requested.end()
    })
}

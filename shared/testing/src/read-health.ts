import { readFile } from 'node:fs/promises'
import { get } from 'node:https'

export interface Health {
  ok: boolean
  demo?: string
}

/** What a server says of itself. `certificate`: the file of the one that it shows, which nobody else vouches for. */
export async function readHealth(url: string, certificate: string | undefined): Promise<Health> {
  const address = `${url}/rest/health`
  if (certificate === undefined) {
    const answer = await fetch(address)
    return { ok: answer.ok, ...((await answer.json()) as object) }
  }
  const ca = await readFile(certificate)
  return new Promise((resolve, reject) => {
    get(address, { ca, agent: false }, async (answer) => {
      let text = ''
      for await (const piece of answer.setEncoding('utf8')) text += String(piece)
      resolve({ ok: answer.statusCode === 200, ...(JSON.parse(text) as object) })
    }).on('error', reject)
  })
}

import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/** The text of the latest mail to an address that a server has written into its data folder; undefined: none. */
export async function latestMail(dataDir: string, address: string): Promise<string | undefined> {
  const folder = path.join(dataDir, 'mail')
  const names = await readdir(folder).catch(() => [])
  for (const name of names.sort().reverse()) {
    const mail = await readFile(path.join(folder, name), 'utf8')
    if (/^To:.*$/im.exec(mail)?.[0].includes(address)) return decoded(mail.slice(mail.indexOf('\n\n') + 2))
  }
  return undefined
}

/** Quoted-printable (RFC 2045, 6.7) as text. */
function decoded(text: string): string {
  const joined = text.replaceAll('=\n', '')
  const bytes = joined.replace(/=([0-9A-F]{2})/g, (_, hex: string) => `%${hex}`)
  return bytes.replace(/(?:%[0-9A-F]{2})+/g, decodeURIComponent)
}

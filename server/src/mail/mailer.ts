import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Config } from '../config'
import { Problem } from '../http/problem'

export interface Mail {
  to: { name: string; address: string }
  subject: string
  /** Plain text. */
  text: string
  /** Further headers, by their names. */
  headers?: Readonly<Record<string, string>>
  /** The same for each attempt to send the same mail, so that nobody is shown it twice. */
  messageId?: string
}

export interface Mailer {
  /** Rejects with a Problem (503) where no mail can be sent at all. */
  ready(): void
  /** Resolves when the mail was handed over. Rejects with a Problem (503) when it was not. */
  send(mail: Mail): Promise<void>
}

/** Whether mails can be sent at all. */
export const canMail = ({ smtpUrl, mode }: Pick<Config, 'smtpUrl' | 'mode'>): boolean =>
  smtpUrl !== undefined || mode !== 'production'

/**
 * Sends mail by SMTP where a server is configured. On a desk without one, mail is written to the folder `mail` of the
 * data folder, a file (RFC 5322) for each.
 */
export function createMailer(config: Config): Mailer {
  const { smtpUrl, publicUrl, dataDir } = config
  const from = config.mailFrom ?? `EnergyCockpit <no-reply@${new URL(publicUrl).hostname}>`
  const smtp = smtpUrl === undefined ? undefined : createTransport(smtpUrl, { from })
  const paper = createTransport({ streamTransport: true, buffer: true, newline: 'unix' }, { from })

  async function write(mail: Mail): Promise<void> {
    const { message } = await paper.sendMail(mail)
    const folder = join(dataDir, 'mail')
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}.eml`
    await writeFile(join(folder, name), message as Buffer, { mode: 0o600 })
  }

  function ready(): void {
    if (!canMail(config)) throw new Problem(503, 'MAIL_UNAVAILABLE')
  }

  return {
    ready,
    async send(mail) {
      ready()
      try {
        await (smtp ? smtp.sendMail(mail) : write(mail))
      } catch (cause) {
        throw new Problem(503, 'MAIL_UNAVAILABLE', undefined, { cause })
      }
    },
  }
}

import { temporaryFolder } from '@energycockpit/testing'
import { readdir, readFile, rm } from 'node:fs/promises'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { join } from 'node:path'
import { readConfig } from '../config'
import { createMailer } from './mailer'

const mail = {
  to: { name: 'Jürgen "Jo" Brook', address: 'jo@fenland.example' },
  subject: 'Ihr Zugang zu EnergyCockpit – heute',
  text: 'Grüße\n.\nbis morgen\n',
}
const production = {
  ...{ NODE_ENV: 'production', PUBLIC_URL: 'https://portal.example' },
  SESSION_SECRET: 'a secret that only this test knows, long enough',
}

let folder: string
beforeAll(async () => {
  folder = await temporaryFolder('mail')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('on a desk a mail is a file that nobody else reads', async () => {
  await createMailer(readConfig({ NODE_ENV: 'test', DATA_DIR: folder })).send(mail)
  const names = await readdir(join(folder, 'mail'))
  expect(names).toEqual([expect.stringMatching(/^\d{4}-.*\.eml$/)])
  const text = await readFile(join(folder, 'mail', names[0] ?? ''), 'utf8')
  expect(text).toMatch(/^From: EnergyCockpit <no-reply@localhost>$/m)
  expect(text).toMatch(/^To: .*<jo@fenland\.example>$/m)
})

test('in production without a server there is no mail, and no file either', async () => {
  const mailer = createMailer(readConfig({ ...production, DATA_DIR: join(folder, 'none') }))
  expect(mailer.ready).toThrow('The email could not be sent')
  await expect(mailer.send(mail)).rejects.toMatchObject({ status: 503, code: 'MAIL_UNAVAILABLE' })
  await expect(readdir(join(folder, 'none'))).rejects.toThrow('ENOENT')
})

test('a mail server gets the mail from whom and to whom it is', async () => {
  const { server, heard } = await startMailServer()
  const { port } = server.address() as AddressInfo
  const MAIL_FROM = 'Fenland Energy <portal@fenland.example>'
  const SMTP_URL = `smtp://127.0.0.1:${port}`
  try {
    await createMailer(readConfig({ ...production, DATA_DIR: folder, SMTP_URL, MAIL_FROM })).send(mail)
    expect(heard.join('')).toContain('MAIL FROM:<portal@fenland.example>')
    expect(heard.join('')).toContain('RCPT TO:<jo@fenland.example>')
    expect(heard.join('')).toMatch(/^From: Fenland Energy <portal@fenland\.example>\r$/m)
  } finally {
    server.close()
  }
  const away = createMailer(readConfig({ ...production, DATA_DIR: folder, SMTP_URL }))
  await expect(away.send(mail)).rejects.toMatchObject({ status: 503, code: 'MAIL_UNAVAILABLE' })
})

/** Says yes to everything, as RFC 5321 has it. */
async function startMailServer(): Promise<{ server: Server; heard: string[] }> {
  const heard: string[] = []
  const server = createServer((socket) => {
    let isText = false
    socket.on('error', () => undefined)
    socket.write('220 test\r\n')
    socket.on('data', (data) => {
      const said = data.toString()
      heard.push(said)
      if (isText) {
        if (!heard.join('').endsWith('\r\n.\r\n')) return
        isText = false
        socket.write('250 kept\r\n')
      } else if (said.startsWith('DATA')) {
        isText = true
        socket.write('354 go on\r\n')
      } else if (said.startsWith('QUIT')) socket.end('221 bye\r\n')
      else socket.write('250 yes\r\n')
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return { server, heard }
}

import http from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BrowserServer } from 'playwright-core'
import { demoUsers, type DemoUser, type UserName } from '../demo-users'
import { latestMail } from '../latest-mail'
import { launchBrowserServer } from '../open-browser'
import { spareUserName, spareUsersOfARole } from '../spare-users'
import { startServer, type RunningServer } from '../start-server'

export interface TestSupervisor {
  /** Where it answers, for the test files; without a slash at its end. */
  readonly url: string
  /** Ends everything that it has started, each in order. */
  stop(): Promise<void>
}

/**
 * Keeps what the test files of one run have in common: one browser, and one running portal for each set of settings
 * that files ask for. Nothing is started before a file asks for it. It lives in the process that runs the tests; when
 * that is killed, servers and browser end with it.
 */
export async function startSupervisor(): Promise<TestSupervisor> {
  let browser: Promise<BrowserServer> | undefined
  const servers = new Map<string, Promise<RunningServer>>()
  const given = new Map<DemoUser, number>()

  async function serverWith(env: string): Promise<{ url: string }> {
    const running = await servers.get(env)
    // One that a file has brought down shall not take the files after it with it.
    if (running !== undefined && running.exit() === undefined) return { url: running.url }
    const starting = startServer({ env: JSON.parse(env) as Record<string, string> })
    servers.set(env, starting)
    starting.catch(() => servers.delete(env))
    return { url: (await starting).url }
  }

  async function browserAddress(): Promise<{ address: string }> {
    browser ??= launchBrowserServer()
    return { address: (await browser).wsEndpoint() }
  }

  function spareUser(role: string): { userName: UserName } {
    const user = demoUsers.find((one) => one === role)
    if (user === undefined) throw new Error(`${role} is no demo user.`)
    const number = (given.get(user) ?? 0) + 1
    if (number > spareUsersOfARole) throw new Error(`All ${spareUsersOfARole} spare users ${role} are taken.`)
    given.set(user, number)
    return { userName: spareUserName(user, number) }
  }

  async function mailTo(address: string): Promise<{ text: string }> {
    for (const running of servers.values()) {
      const text = await latestMail((await running).dataDir, address)
      if (text !== undefined) return { text }
    }
    throw new Error(`No mail was written to ${address}.`)
  }

  async function answer(what: string, input: string): Promise<unknown> {
    if (what === '/browser') return browserAddress()
    if (what === '/server') return serverWith(input)
    if (what === '/spare-user') return spareUser(input)
    if (what === '/mail') return mailTo(input)
    throw new Error(`There is nothing at ${what}.`)
  }

  const listening = http.createServer((request, response) => {
    readAll(request)
      .then((input) => answer(request.url ?? '', input))
      .then(
        (found) => response.end(JSON.stringify(found)),
        (error: Error) => response.writeHead(500).end(error.message),
      )
  })
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    stop: async () => {
      listening.closeAllConnections()
      listening.close()
      await (await browser)?.close()
      for (const running of servers.values()) await (await running).stop()
    },
  }
}

async function readAll(request: http.IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request.setEncoding('utf8')) text += chunk as string
  return text
}

import type { Browser } from 'playwright-core'
import type { DemoUser, UserName } from '../demo-users'
import { loadPlaywright, openBrowser } from '../open-browser'
import type { RunningServer } from '../start-server'

/** The environment variable through which the test files learn where the supervisor answers. */
export const supervisorVariable = 'ENERGYCOCKPIT_TEST_SUPERVISOR'

/** A server that other test files use as well: nobody may stop it or take its files. */
export type SharedServer = Pick<RunningServer, 'url'>

/**
 * The running portal of all test files that ask with the same settings, with the demo portfolio. It is started when
 * the first one asks, and ends with the run.
 */
export function sharedServer(env: Readonly<Record<string, string>> = {}): Promise<SharedServer> {
  return ask<SharedServer>('server', JSON.stringify(env))
}

/**
 * The browser of all test files. Closing it closes the pages that this caller has opened in it, and no others. A
 * program that jest does not run, such as a benchmark, gets one of its own.
 */
export async function sharedBrowser(): Promise<Browser> {
  if (process.env[supervisorVariable] === undefined) return openBrowser()
  const { address } = await ask<{ address: string }>('browser')
  const { chromium } = await loadPlaywright()
  return chromium.connect(address)
}

/**
 * The name of a user with this demo user's role, business and password whom no other test gets in this run: for tests
 * that change what the server remembers of a user.
 */
export async function spareUser(role: DemoUser): Promise<UserName> {
  return (await ask<{ userName: UserName }>('spare-user', role)).userName
}

/** The text of the latest mail to an address that a portal of all test files has written. Fails when there is none. */
export async function mailTo(address: string): Promise<string> {
  return (await ask<{ text: string }>('mail', address)).text
}

async function ask<Answer>(what: string, input = ''): Promise<Answer> {
  const supervisor = process.env[supervisorVariable]
  if (supervisor === undefined)
    throw new Error(
      'Nothing is shared here: only the tests of the jest projects server and browser have a supervisor.',
    )
  const answer = await fetch(`${supervisor}/${what}`, { method: 'POST', body: input })
  if (!answer.ok) throw new Error(await answer.text())
  return (await answer.json()) as Answer
}

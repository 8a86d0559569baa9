import type { APIRequestContext } from 'playwright-core'
import { demoPassword } from './demo-users'
import { readForm } from './sign-in-form'

/**
 * Signs a browser's cookies in as the form of the sign-in page would, without drawing a page: for what comes after.
 * The session is the visitor's own.
 */
export async function signInByCalls(
  request: APIRequestContext,
  url: string,
  userName: string,
): Promise<void> {
  const requested = await request.get(`${url}/platform/home-portal`)
  const form = readForm(await requested.text(), requested.url())
  form.fill({ user: userName, password: demoPassword })
  const answer = await request.post(form.action, {
    form: Object.fromEntries(form.fields),
    headers: { origin: url },
  })
  const arrived = new URL(answer.url())
  if (!answer.ok() || !arrived.pathname.startsWith('/platform'))
    throw new Error(`${userName} could not sign in (${arrived.pathname} answers ${answer.status()}).`)
}

import { CookieJar } from 'tough-cookie'
import { demoPassword, demoUserName, type DemoUser } from './demo-users'
import { readForm } from './sign-in-form'

export interface Answer<T = unknown> {
  readonly status: number
  readonly headers: Headers
  /** Parsed when it is JSON; else the text. */
  readonly body: T
}

/** Speaks to the server as a browser does: cookies kept, redirects not followed unless asked. */
export class SignedInClient {
  readonly #cookies = new CookieJar()

  private constructor(readonly url: string) {}

  /** Nobody's client, with an empty cookie jar. */
  static anonymous(url: string): SignedInClient {
    return new SignedInClient(url)
  }

  /** Signs in through the sign-in page's form, as a demo user or with a user name and a password. */
  static async signIn(
    url: string,
    user: DemoUser | { userName: string; password: string } = 'analyst',
  ): Promise<SignedInClient> {
    const client = new SignedInClient(url)
    const { userName, password } =
      typeof user === 'string' ? { userName: demoUserName(user), password: demoPassword } : user
    await client.submitSignIn(userName, password)
    const answer = await client.get('/whoami')
    if (answer.status !== 200)
      throw new Error(`${userName} could not sign in (/whoami answers ${answer.status}).`)
    return client
  }

  /** Goes from the portal to the sign-in page, sends its form, and on to where that leads. */
  async submitSignIn(userName: string, password: string): Promise<Response> {
    const page = await this.follow('/platform/home-portal')
    const form = readForm(await page.text(), page.url)
    form.fill({ user: userName, password })
    return this.follow(form.action, { method: 'POST', body: form.fields })
  }

  get = <T = unknown>(path: string, headers?: HeadersInit) => this.#ask<T>('GET', path, undefined, headers)
  put = <T = unknown>(path: string, body?: unknown, headers?: HeadersInit) =>
    this.#ask<T>('PUT', path, body, headers)
  post = <T = unknown>(path: string, body?: unknown, headers?: HeadersInit) =>
    this.#ask<T>('POST', path, body, headers)
  delete = <T = unknown>(path: string, headers?: HeadersInit) =>
    this.#ask<T>('DELETE', path, undefined, headers)

  async #ask<T>(method: string, path: string, body: unknown, headers?: HeadersInit): Promise<Answer<T>> {
    const requested = new Headers(headers)
    if (!requested.has('accept')) requested.set('accept', 'application/json')
    if (body !== undefined) requested.set('content-type', 'application/json')
    if (method !== 'GET' && !requested.has('origin')) requested.set('origin', this.url)
    const json = body === undefined ? undefined : JSON.stringify(body)
    const answer = await this.fetch(path, {
      method,
      headers: requested,
      ...(json !== undefined && { body: json }),
    })
    const text = await answer.text()
    const isJson = answer.headers.get('content-type')?.includes('json')
    return { status: answer.status, headers: answer.headers, body: (isJson ? JSON.parse(text) : text) as T }
  }

  /** One request with the jar's cookies; a redirect is the answer. */
  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(path, this.url).href
    const headers = new Headers(init.headers)
    const cookies = await this.cookiesFor(path)
    if (cookies !== '') headers.set('cookie', cookies)
    const answer = await fetch(url, { ...init, headers, redirect: 'manual' })
    for (const cookie of answer.headers.getSetCookie()) await this.#cookies.setCookie(cookie, inJar(url))
    return Object.defineProperty(answer, 'url', { value: url })
  }

  /** The `Cookie` header of a request; empty when the jar has none for it. */
  cookiesFor = (path: string): Promise<string> =>
    this.#cookies.getCookieString(inJar(new URL(path, this.url).href))

  /** Follows redirects to their end, as a navigation does. */
  async follow(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { accept: 'text/html', ...(init.method === 'POST' && { origin: this.url }) }
    let answer = await this.fetch(path, { ...init, headers })
    for (let redirects = 0; answer.status >= 300 && answer.status < 400; redirects++) {
      if (redirects === 20) throw new Error(`Redirected in a circle at ${answer.url}`)
      const target = new URL(answer.headers.get('location') ?? '', answer.url).href
      answer = await this.fetch(target, { headers: { accept: 'text/html' } })
    }
    return answer
  }
}

/** As browsers do, the jar keeps Secure cookies of this machine without https. */
const inJar = (url: string) => url.replace(/^http:\/\/localhost(?=[:/])/, 'https://localhost')

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { notificationGroups } from '@energycockpit/contract'
import type { Tables } from '../entities/tables'
import { pageHeaders } from '../identity/page-headers'
import { readPageStyles } from '../identity/page-styles'
import { html } from '../identity/pages/html'
import { page, type PageSetting } from '../identity/pages/page'
import { fill } from '../locale/fill'
import { pageLocale } from '../locale/page-locale'
import { changeSettings } from '../notifications/own-choices'
import { unsubscribeLinks, unsubscribePath, type Unsubscription } from '../notifications/unsubscribe-link'
import { notificationTexts } from '../notifications/words'
import type { Secrets } from '../secrets/secrets'

type EndRequest = FastifyRequest<{ Params: { token: string }; Querystring: { locale?: string } }>

/**
 * Where the links in mails end these mails (RFC 8058), without a sign-in. Opening one asks first, because mail programs
 * open links by themselves; posting to it does it at once, as mail programs do for their own button.
 */
export async function registerEndOfMails(
  app: FastifyInstance,
  { db, secrets }: { db: Kysely<Tables>; secrets: Secrets },
): Promise<void> {
  const styles = await readPageStyles()
  const links = unsubscribeLinks(secrets)
  const path = `${unsubscribePath}/:token`
  const settingOf = ({ query, headers }: EndRequest): PageSetting => ({
    locale: pageLocale({
      chosen: query.locale,
      cookie: /(?:^|; )locale=([\w-]+)/.exec(headers.cookie ?? '')?.[1],
      acceptLanguage: headers['accept-language'],
    }),
    styles: styles.url,
  })

  await app.register(async (scope) => {
    // A mail program sends the one or the other (RFC 8058, 3.2), and the address says all that there is to know.
    scope.addContentTypeParser(
      ['multipart/form-data', 'application/x-www-form-urlencoded'],
      { parseAs: 'buffer', bodyLimit: 4_096 },
      (_request, _body, done) => done(null, undefined),
    )

    scope.get(path, { schema: { hide: true } }, (request: EndRequest, reply) => {
      const found = links.read(request.params.token)
      const setting = settingOf(request)
      return found ? send(reply, askPage(setting, found)) : send(reply.code(410), invalidPage(setting))
    })
    scope.post(path, { schema: { hide: true } }, async (request: EndRequest, reply) => {
      const found = links.read(request.params.token)
      const setting = settingOf(request)
      if (!found || !(await isThere(db, found.userUuid))) return send(reply.code(410), invalidPage(setting))
      const ended = found.group === null ? notificationGroups : [found.group]
      await changeSettings(db, found.userUuid, { groups: ended.map((group) => ({ group, email: 'NONE' })) })
      return send(reply, donePage(setting))
    })
  })
}

const send = (reply: FastifyReply, text: string): FastifyReply => reply.headers(pageHeaders).send(text)

const isThere = async (db: Kysely<Tables>, uuid: string) =>
  (await db.selectFrom('portal_user').select('uuid').where('uuid', '=', uuid).executeTakeFirst()) !==
  undefined

function askPage(setting: PageSetting, { group }: Unsubscription): string {
  const { unsubscribe: text, groups } = notificationTexts[setting.locale]
  const what = group === null ? text.askAll : fill(text.askGroup, { group: groups[group].label })
  return page(
    setting,
    text.title,
    html`<h1>${text.title}</h1>
      <p>${what}</p>
      <form method="post">
        <p class="choices"><button class="primary" type="submit">${text.submit}</button></p>
      </form>`,
  )
}

function donePage(setting: PageSetting): string {
  const { unsubscribe: text } = notificationTexts[setting.locale]
  return ending(setting, text.doneTitle, text.done)
}

function invalidPage(setting: PageSetting): string {
  const { unsubscribe: text } = notificationTexts[setting.locale]
  return ending(setting, text.invalidTitle, text.invalid)
}

function ending(setting: PageSetting, title: string, body: string): string {
  const { again } = notificationTexts[setting.locale].unsubscribe
  return page(
    setting,
    title,
    html`<h1>${title}</h1>
      <p>${body}</p>
      <p class="choices"><a class="primary" href="/platform/hp/account">${again}</a></p>`,
  )
}

import {
  appearanceImagesPath,
  getLocaleData,
  getPublicLocaleData,
  getStaticFooter,
  getUiContext,
  setLocale,
  setPublicLocale,
  supportedLocales,
  whoami,
  type User,
  setDisplay,
} from '@energycockpit/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config'
import type { Entities } from '../entities/entities'
import { isEmbeddedToken } from '../embedding/embedded-sessions'
import { registerRoute } from '../http/register-route'
import { bearerOf } from '../identity/bearer'
import type { SignedInUser } from '../access/signed-in-user'
import { commandsFor } from './commands'
import { footer } from './footer'
import { registerImages } from './images'
import { localeOf, rememberLocale, setLocaleCookie } from '../locale/locale'
import { changeDisplay, readDisplay } from './display'
import { menuFor } from './menu'
import { registerTerms } from './resources/terms-route'
import { businessOfPage } from './business-of-page'
import { wordingOf } from '../locale/wording-of'
import { texts } from './texts'
import { remoteMenu, remoteConfigurations, remoteTitles } from '../remotes/remote-menu'
import type { Remote } from '../remotes/remotes-file'
import { registerTheme } from './theme-routes'
import type { LooksInForce } from './appearance/looks-in-force'
import { looksOf } from './appearance/looks-of'

export interface PortalDependencies {
  config: Config
  entities: Entities
  remotes?: readonly Remote[]
}

/** The portal around the features: who is signed in, menu, languages, footer, theme and logo. */
export function registerPortal(
  app: FastifyInstance,
  { config, entities: { db }, remotes = [] }: PortalDependencies,
): void {
  // Who has something to confirm first sees the portal's frame, in their language, and no more.
  const whileBlocked = { whileBlocked: true }

  registerRoute(
    app,
    whoami,
    async ({ user }) => {
      const display = await readDisplay(db, user.uuid)
      return { ...whoamiAnswer(user), ...(display && { display }) }
    },
    whileBlocked,
  )

  registerRoute(app, setDisplay, ({ user, body }) => changeDisplay(db, user.uuid, body))

  registerRoute(
    app,
    getUiContext,
    async ({ user, query, request }) => {
      const locale = await localeOf(db, request, { user, chosen: query.locale })
      return {
        menu: [
          ...menuFor({ roles: user.roles, locale, production: config.mode === 'production' }),
          ...remoteMenu(remotes, { roles: user.roles, locale }),
        ],
        header: {
          ...logosOf(await looksOf(db, user.clientBusinessId)),
          businessName: user.clientBusinessName,
          ...(choosesBusiness(user, request) && { choosesBusiness: true }),
        },
        footer: footer(locale, config.demo),
        title: texts[locale].product,
        featureTitles: remoteTitles(remotes, locale),
        configurations: remoteConfigurations(remotes),
        commands: commandsFor({ roles: user.roles, locale }),
        properties: trackingProperties(config),
        rootPath: '/platform/home-portal',
      }
    },
    whileBlocked,
  )

  registerRoute(app, getStaticFooter, async ({ query, request }) => {
    const locale = await localeOf(db, request, { chosen: query.locale })
    return {
      ...footer(locale, config.demo),
      pageTitle: texts[locale].product,
      properties: trackingProperties(config),
    }
  })

  registerRoute(
    app,
    getLocaleData,
    async ({ user, params, request }) => ({
      locale: await localeOf(db, request, { user, chosen: params.locale }),
      supportedLocales: [...supportedLocales],
      ...(await wordingOf(db, user.clientBusinessId)),
    }),
    whileBlocked,
  )

  registerRoute(app, getPublicLocaleData, async ({ params, request }) => ({
    locale: await localeOf(db, request, { chosen: params.locale }),
    supportedLocales: [...supportedLocales],
    ...(await wordingOf(db, businessOfPage(request, 'clientBusinessId'))),
  }))

  registerRoute(
    app,
    setLocale,
    async ({ user, body, reply }) => {
      await rememberLocale(db, user, body.locale)
      setLocaleCookie(reply, config, body.locale)
      return null
    },
    whileBlocked,
  )

  // Who is signed in and chooses on a public page has chosen for the portal, too.
  registerRoute(app, setPublicLocale, async ({ body, request, reply }) => {
    const user = await app.authenticate(request)
    if (user) await rememberLocale(db, user, body.locale)
    setLocaleCookie(reply, config, body.locale)
    return null
  })

  registerTerms(app, db)
  registerTheme(app, db)
  registerImages(app, db)
}

/** Foreign pages change nothing in the portal; whoever has chosen one business sees that one alone now. */
const choosesBusiness = (user: SignedInUser, { headers }: FastifyRequest) =>
  !isEmbeddedToken(bearerOf(headers.authorization) ?? '') &&
  (user.visibleBusinessIds.length > 1 || user.activeBusinessId !== undefined)

/** A business's own logos never change at their addresses, so browsers fetch them once. */
const logosOf = ({ logo, logoDark }: LooksInForce) => ({
  logoPath: logo === undefined ? '/header-logo' : `${appearanceImagesPath}/${logo}`,
  ...(logoDark !== undefined && { darkLogoPath: `${appearanceImagesPath}/${logoDark}` }),
})

/** Keys of the context's properties; none where nothing is tracked. */
const trackingProperties = ({ tracking }: Config): Record<string, string> =>
  tracking === undefined ? {} : { trackingUrl: tracking.url, trackingSiteId: tracking.siteId }

const whoamiAnswer = (user: SignedInUser): User => ({
  uuid: user.uuid,
  user_name: user.userName,
  display_name: user.displayName,
  email: user.email,
  client_business_id: user.clientBusinessId,
  client_business_name: user.clientBusinessName,
  super_client_business_id: user.superClientBusinessId,
  roles: user.roles,
})

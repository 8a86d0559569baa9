import { movedPage, supportedLocales } from '@energycockpit/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createHash, randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../config'
import type { Entities } from '../../entities/entities'
import {
  contentSecurityPolicy,
  identityOrigin,
  tilesOrigin,
  trackingOrigin,
} from '../../http/content-security-policy'
import { isEncrypted } from '../../http/encrypted'
import { isPermitted } from '../../access/permissions'
import type { SignedInUser } from '../../access/signed-in-user'
import { importMapPath } from '../../remotes/embedding'
import { readEarlyFiles } from '../../remotes/early-files'
import { remoteMenu, remoteScopes } from '../../remotes/remote-menu'
import type { Remote } from '../../remotes/remotes-file'
import { StartFailure } from '../../start-failure'
import { Html } from '../../identity/pages/html'
import { localeOf } from '../../locale/locale'
import { menuFor } from '../menu'
import { texts } from '../texts'
import { registerAssets } from '../../built-files/assets'
import { buildReader, versionOf, type Build } from '../../built-files/build'
import { features, libraries, rootOfBuilt, shell } from '../../built-files/built-packages'
import { noRunningBuilds, type RunningBuilds } from '../../built-files/running-builds'
import { deploymentOf, deploymentPath, featuresBeingBuilt, shellVersion } from './deployment'
import { expectedFeature } from './feature-of-path'
import {
  featureFiles,
  pageImportMap,
  partOf,
  scriptsNeeded,
  stylesOf,
  textsOf,
  type Builds,
  type ImportMap,
} from './import-map'
import { readLibraryImports } from './library-imports'
import { callsOfShell } from './early-calls/early-calls'
import { readStartGuard } from './guard/start-guard'
import { looksOfPage } from './looks-of-page'
import { renderPage } from './page'
import { readBare } from './read-bare'

interface PageDependencies {
  config: Config
  entities: Entities
  remotes?: readonly Remote[]
  builds?: RunningBuilds
}

const newNonce = () => randomBytes(16).toString('base64')

/** The portal's page at every path below `/platform`, and the files that it loads. */
export async function registerPages(
  app: FastifyInstance,
  { config, entities: { db }, remotes = [], builds: underWay = noRunningBuilds }: PageDependencies,
): Promise<void> {
  const root = rootOfBuilt(config)
  const pinned = JSON.parse(await readFile(join(root, 'importmap.json'), 'utf8')) as ImportMap
  const guard = await readStartGuard()
  const callScript = new Html(await readBare(new URL('early-calls/early-calls.js', import.meta.url)))
  const readStartScript = buildReader(join(root, shell.folder, 'start.json'))
  const readers = new Map(
    [shell, ...features].map(({ name, folder }) => [name, buildReader(join(root, folder, 'build.json'))]),
  )

  const scopes = remoteScopes(remotes)
  const earlyFilesOf = readEarlyFiles(remotes)
  const importMapNow = (builds: Builds) => ({ ...pageImportMap(pinned, builds), scopes })

  function canOverride(user: SignedInUser | undefined): boolean {
    return config.mode !== 'production' || (user !== undefined && isPermitted(user.roles, 'imports:override'))
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    await Promise.all(['shared/libraries', 'root-config'].map(underWay.ended))
    const user = await app.authenticate(request)
    const locale = await localeOf(db, request, { user })
    const text = texts[locale]
    const [start, builds] = await Promise.all([readStartScript(), readBuilds(readers)])
    const shellBuild = builds[shell.name]
    if (start === undefined || shellBuild === undefined)
      return reply
        .code(503)
        .header('retry-after', '10')
        .type('text/plain; charset=utf-8')
        .send(text.page.notBuilt)

    const importMap = importMapNow(builds)
    const overridesAllowed = canOverride(user)
    const [nonce, styleNonce] = [newNonce(), newNonce()]
    const menu = user && [
      ...menuFor({ roles: user.roles, locale, production: config.mode === 'production' }),
      ...remoteMenu(remotes, { roles: user.roles, locale }),
    ]
    const featureId = expectedFeature(request.url, menu)
    const expectedRemote = remotes.find(({ id }) => id === featureId)?.id
    const early = expectedRemote === undefined ? undefined : await earlyFilesOf(expectedRemote)
    const featuresFiles = featureFiles(builds)
    const expected = featureId === undefined ? undefined : featuresFiles[featureId]
    const libraryImports = await readLibraryImports(pinned, libraries.address, join(root, libraries.folder))
    const startScript = {
      href: `${shell.address}${start.entry}?v=${versionOf(start)}`,
      integrity: start.integrity,
    }
    const body = renderPage({
      title: text.product,
      needsScript: text.page.needsScript,
      ...{ calls: callsOfShell(request.url, locale, user !== undefined), callScript },
      ...{ nonce, styleNonce },
      ...{ guard, startTexts: text.start, reference: request.id },
      importMap,
      scripts: [...(overridesAllowed ? overridesScript(pinned) : []), startScript],
      preload: {
        scripts: [
          ...scriptsNeeded(importMap, builds, libraryImports, featureId),
          ...[
            textsOf(shell, shellBuild)[locale],
            expected?.texts[locale],
            expectedRemote === undefined ? undefined : partOf(shell, shellBuild, 'generic-feature'),
          ].filter((file) => file !== undefined),
          ...(early?.scripts ?? []).map((href) => ({ href })),
        ],
        styles: [...(expected?.styles ?? []), ...(early?.styles ?? []).map((href) => ({ href }))],
        modules: early?.modules ?? [],
      },
      fonts: shellBuild.preload.map((file) => shell.address + file),
      styles: stylesOf(shell, shellBuild),
      ...looksOfPage(request.url, user !== undefined),
      data: {
        locale,
        supportedLocales,
        features: featuresFiles,
        expectedRemote: expectedRemote ?? null,
        overridesAllowed,
        signedIn: user !== undefined,
        shell: shellVersion(start, shellBuild, importMap),
        ...featuresBeingBuilt(underWay),
      },
    })
    return reply
      .header(
        'content-security-policy',
        contentSecurityPolicy({
          ...identityOrigin(config),
          ...tilesOrigin(config),
          ...trackingOrigin(config),
          ...{ nonce, styleNonce },
          inlineStyle: guard.styleHash,
          localOverrides: overridesAllowed,
          embeddingOrigins: config.embeddingOrigins,
          encrypted: isEncrypted(request, config),
        }),
      )
      .header('cache-control', 'private, no-cache')
      .type('text/html; charset=utf-8')
      .send(body)
  }

  /** Asked for often and changed rarely: a page gets the answer of before when nothing is new. */
  async function sendDeployment(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const [start, builds] = await Promise.all([readStartScript(), readBuilds(readers)])
    const shellBuild = builds[shell.name]
    if (start === undefined || shellBuild === undefined) return reply.code(503).send()
    const body = JSON.stringify(deploymentOf([start, shellBuild], importMapNow(builds), builds, underWay))
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`
    reply.header('cache-control', 'no-cache').header('etag', etag).type('application/json; charset=utf-8')
    return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(body)
  }

  if (
    config.mode === 'production' &&
    ((await readStartScript()) ?? (await readers.get(shell.name)?.())) === undefined
  )
    throw new StartFailure("the portal's pages have not been built.", 'run: npm run build')

  const options = { schema: { hide: true } }
  app.get('/platform/*', options, async (request, reply) => {
    const { pathname, search } = new URL(request.url, 'http://portal')
    const moved = movedPage(pathname.slice('/platform/'.length))
    return moved === undefined ? sendPage(request, reply) : reply.redirect(`/platform/${moved}${search}`, 302)
  })
  // For foreign pages, whose features need the portal's libraries.
  app.get(importMapPath, { ...options, config: { asset: true } }, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(importMapNow(await readBuilds(readers))),
  )
  app.get(deploymentPath, { ...options, config: { asset: true } }, sendDeployment)
  for (const path of ['/', '/platform'])
    app.get(path, options, (_request, reply) => reply.redirect('/platform/home-portal', 302))

  await registerAssets(app, {
    ...{ root, builds: underWay },
    currentEntries: async (name) => {
      const built = await Promise.all([
        readers.get(name)?.(),
        name === shell.name ? readStartScript() : undefined,
      ])
      return built.filter((build) => build !== undefined)
    },
    overridesAllowed: async (request) => canOverride(await app.authenticate(request)),
  })
}

async function readBuilds(readers: ReadonlyMap<string, () => Promise<Build | undefined>>): Promise<Builds> {
  const read = await Promise.all(
    [...readers].map(async ([name, readBuild]) => {
      const build = await readBuild()
      return build === undefined ? [] : [[name, build] as const]
    }),
  )
  return Object.fromEntries(read.flat())
}

/** It replaces entries of the import map before the loader reads it, so it stands before the start script. */
function overridesScript({ integrity }: ImportMap): { href: string; integrity: string }[] {
  return Object.entries(integrity)
    .filter(([href]) => href.startsWith(`${libraries.address}import-map-overrides@`))
    .map(([href, hash]) => ({ href, integrity: hash }))
}

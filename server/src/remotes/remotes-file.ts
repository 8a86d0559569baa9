import { calls, roles, type RoleName } from '@energycockpit/contract'
import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { z } from 'zod'
import { StartFailure, wrongSettingExitCode } from '../start-failure'

const idSchema = z
  .string()
  .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'an id has lower-case letters, digits and single hyphens')
  .refine((id) => !takenIds.has(id), 'this id is one of the portal’s own')

/** A file of the remote's own, relative to its folder. */
const ownFileSchema = z
  .string()
  .regex(/^(?!\/)[\w.@/-]+$/, 'a path below the remote’s own folder, like vendor/react.js')
  .refine((path) => !path.split('/').some((part) => part === '..' || part === '.' || part === ''))

const roleSchema = z.enum(Object.keys(roles) as [RoleName, ...RoleName[]])

const textSchema = z.strictObject({ de: z.string().min(1).max(60), en: z.string().min(1).max(60) })

const menuItemSchema = z.strictObject({
  label: textSchema,
  glyph: z.string().max(40).default('view'),
  /** Below /platform/{id}; without it, that page itself. */
  url: z.string().max(200).optional(),
  /** Absent: everybody who may enter the portal. */
  roles: z.array(roleSchema).min(1).optional(),
})

/** Every user is sent it with each page. */
const MAX_CONFIGURATION = 10_000

const remoteSchema = z.strictObject({
  id: idSchema,
  /** A folder, relative to the file that names it, or an https address that the portal fetches from. */
  files: z.string().min(1),
  /** Versions of shared libraries that this remote alone gets: name → a file of its own. */
  imports: z.record(z.string().regex(/^[@\w][\w./@-]*$/), ownFileSchema).default({}),
  menu: z.array(menuItemSchema).default([]),
  /** What the browser's window and screen readers call its pages; without it, its first menu entry. */
  title: textSchema.optional(),
  /** What it gets as the prop `configuration`. */
  configuration: z
    .record(z.string(), z.json())
    .refine(
      (value) => JSON.stringify(value).length <= MAX_CONFIGURATION,
      'a configuration has at most 10,000 characters',
    )
    .optional(),
})

const fileSchema = z.strictObject({ remotes: z.array(remoteSchema) })

type Text = Readonly<Record<'de' | 'en', string>>

export interface RemoteMenuItem {
  label: Text
  glyph: string
  url: string
  /** Role numbers; undefined for everybody. */
  roles: readonly number[] | undefined
}

/** A third party's feature, as the operator has configured it. */
export interface Remote {
  id: string
  source: { folder: string } | { address: string }
  imports: Readonly<Record<string, string>>
  menu: readonly RemoteMenuItem[]
  /** Undefined for a remote without a title and without menu entries. */
  title?: Text | undefined
  configuration?: Readonly<Record<string, unknown>> | undefined
}

/** First segments of paths that the portal answers itself; features that the specification names among them. */
const takenIds: ReadonlySet<string> = new Set([
  ...Object.values(calls).map(({ path }) => path.split('/')[1] ?? ''),
  ...['platform', 'auth', 'login', 'logout', 'rest', 'public', 'variables', 'libraries', 'root-config'],
  ...['generic-feature', 'blank', 'docs', 'assets', 'callback', 'favicon', 'embedded-sign-in'],
  ...['enms', 'analysis', 'home-portal', 'anomaly-detection', 'ea', 'registration', 'export', 'hp'],
  ...['organization', 'cost-savings', 'rag-components', 'blocking', 'blocking-page', 'flexible-analysis'],
  ...['export-measurements', 'daily-profile', 'variance-analysis', 'sankey', 'measurement-data'],
])

/** Reads and checks the file. Throws a StartFailure that names what is wrong in it. */
export async function readRemotesFile(file: string | undefined): Promise<readonly Remote[]> {
  if (file === undefined) return []
  const text = await readFile(file, 'utf8').catch((error: Error) => refuse(file, error.message))
  return readRemotes(parse(file, text), file)
}

/** Checks the file's content; `file` is its absolute path. */
export function readRemotes(content: unknown, file: string): readonly Remote[] {
  const result = fileSchema.safeParse(content)
  if (!result.success) refuse(file, z.prettifyError(result.error))
  const seen = new Set<string>()
  const once = (what: string) => {
    if (seen.has(what)) refuse(file, `${what} stands in it twice.`)
    seen.add(what)
    return what
  }
  return result.data.remotes.map(({ id, files, imports, menu, title, configuration }) => ({
    id: once(id),
    source: sourceOf(files, file),
    imports,
    configuration,
    title: title ?? menu[0]?.label,
    menu: menu.map(({ label, glyph, url, roles: names }) => ({
      label,
      glyph,
      url: once(ownPage(id, url, file)),
      roles: names?.map((name) => roles[name]),
    })),
  }))
}

function sourceOf(files: string, file: string): Remote['source'] {
  if (!/^[a-z][a-z0-9+.-]+:/i.test(files)) return { folder: resolve(dirname(file), files) }
  const url = URL.canParse(files) ? new URL(files) : undefined
  const isLocal = url?.protocol === 'http:' && ['localhost', '127.0.0.1'].includes(url.hostname)
  const isPlain = url?.search === '' && url.hash === '' && url.username === '' && url.password === ''
  if (!url || !isPlain || !(url.protocol === 'https:' || isLocal))
    refuse(file, `${files} must be a folder or an https address without user, query and hash.`)
  return { address: url.href.replace(/\/*$/, '/') }
}

/** A remote's menu leads to its own pages only. */
function ownPage(id: string, url: string | undefined, file: string): string {
  const own = `/platform/${id}`
  if (url === undefined) return own
  const isOwn =
    /^\/[\w./%-]*$/.test(url) &&
    !/%2e|%2f|%5c/i.test(url) &&
    URL.canParse(url, 'https://portal.invalid') &&
    new URL(url, 'https://portal.invalid').pathname === url &&
    (url === own || url.startsWith(`${own}/`))
  if (!isOwn) refuse(file, `the menu of ${id} leads to ${url}, which is not ${own} or a page below it.`)
  return url
}

function parse(file: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return refuse(file, 'it is not JSON.')
  }
}

function refuse(file: string, what: string): never {
  throw new StartFailure(
    `REMOTES names ${file}, which cannot be used: ${what}`,
    'correct the file as docs/operators/remotes.md describes it, or leave REMOTES out.',
    { exitCode: wrongSettingExitCode },
  )
}

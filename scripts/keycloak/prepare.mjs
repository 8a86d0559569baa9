import { createHash } from 'node:crypto'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../process/run-program.mjs'
import { runKeycloak } from './run-keycloak.mjs'
import { runQuietly } from './tools.mjs'

const maven = ['--batch-mode', '--quiet']
const pom = join(root, 'keycloak/required-action/pom.xml')
/** What the jar is made of, besides the font, whose version is in the lock file. */
const sources = [
  'keycloak/required-action/pom.xml',
  'keycloak/required-action/src',
  'keycloak/theme',
  'shared/ui/src/theme',
  'server/src/identity/pages/page.css',
  'server/src/portal/images/mark.svg',
]

/**
 * A Keycloak with our jar in it, built and with its tables made, ready to be started in seconds. It lies in `.cache`
 * and is made anew when one of its sources has changed. Answers its folder; `report` hears of every longer step.
 */
export async function prepareKeycloak(report) {
  const version = /<keycloak\.version>(.+)<\//.exec(await readFile(pom, 'utf8'))[1]
  const folder = join(root, '.cache/keycloak', `keycloak-${version}`)
  const marker = join(folder, 'prepared-of')
  const fingerprint = await fingerprintOf([...sources, 'scripts/keycloak/prepare.mjs'])
  if ((await readFile(marker, 'utf8').catch(() => '')) === fingerprint) return folder
  await rm(marker, { force: true })

  if ((await readdir(join(folder, 'bin')).catch(() => [])).length === 0) {
    report(`fetching Keycloak ${version} from Maven Central`)
    await fetchKeycloak(version, folder)
  }
  report('building and testing the jar with the required action and the theme')
  await runQuietly('mvn', [...maven, '-f', pom, 'clean', 'package'])
  const jar = 'energycockpit-keycloak.jar'
  await cp(join(root, 'keycloak/required-action/target', jar), join(folder, 'providers', jar))
  report('building Keycloak')
  await runQuietly('sh', [join(folder, 'bin/kc.sh'), 'build', '--db=dev-file', '--http-relative-path=/auth'])
  report("making Keycloak's tables")
  await keepFreshTables(folder)
  await writeFile(marker, fingerprint)
  return folder
}

/** Tables take Keycloak longest at its first start: they are made once, empty, and copied from then on. */
async function keepFreshTables(folder) {
  const first = await runKeycloak(folder, { hostname: 'http://localhost/auth' })
  await first.stop({
    beforeRemoval: (home) => cp(join(home, 'data/h2'), join(folder, 'fresh-tables'), { recursive: true }),
  })
}

async function fetchKeycloak(version, folder) {
  const plugin = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:unpack'
  const artifact = `org.keycloak:keycloak-quarkus-dist:${version}:zip`
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const unpacked = join(root, '.cache/keycloak')
  // The archive holds one folder, which has the name of ours.
  await runQuietly('mvn', [
    ...maven,
    '-f',
    pom,
    plugin,
    `-Dartifact=${artifact}`,
    `-DoutputDirectory=${unpacked}`,
  ])
}

async function fingerprintOf(paths) {
  const hash = createHash('sha256')
  for (const path of paths) await addTo(hash, path)
  return hash.digest('hex')
}

async function addTo(hash, path) {
  const entries = await readdir(join(root, path)).catch(() => undefined)
  if (entries === undefined) hash.update(path).update(await readFile(join(root, path)))
  else for (const entry of entries.sort()) await addTo(hash, join(path, entry))
}

import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Draws its version, and on demand a part of its own that has another name in each version. */
const page = (version: number, load: string) => `{
  const heading = Object.assign(document.createElement('h1'), { textContent: 'Weather ${version}', tabIndex: -1 })
  const button = Object.assign(document.createElement('button'), {
    textContent: 'More',
    onclick: () => ${load}.then((part) => button.after(part.text), reportCrash),
  })
  domElement.append(heading, button)
}`

const kinds = {
  script: {
    extension: 'js',
    entry: (version: number, part: string) => `System.register([], (give, { meta }) => ({
      execute() {
        give({
          mount: async ({ domElement, reportCrash }) =>
            ${page(version, `System.import(new URL('${part}', meta.url).href)`)},
          unmount: async ({ domElement }) => domElement.replaceChildren(),
        })
      },
    }))`,
    part: (text: string) => `System.register([], (give) => ({ execute() { give({ text: '${text}' }) } }))`,
  },
  module: {
    extension: 'mjs',
    entry: (version: number, part: string) => `
      export const mount = async ({ domElement, reportCrash }) => ${page(version, `import('./${part}')`)}
      export const unmount = async ({ domElement }) => domElement.replaceChildren()`,
    part: (text: string) => `export const text = '${text}'`,
  },
} as const

export type WeatherRemote = keyof typeof kinds
export const weatherRemotes = Object.keys(kinds) as WeatherRemote[]

export const weatherId = (kind: WeatherRemote) => `weather-${kind}`
export const weatherEntry = (kind: WeatherRemote) => `entry.${kinds[kind].extension}`

/** For a list of remotes that stands in this folder. */
export const configuredWeather = weatherRemotes.map((kind) => ({
  id: weatherId(kind),
  files: `./${weatherId(kind)}`,
  menu: [{ label: { de: `Wetter ${kind}`, en: `Weather ${kind}` } }],
}))

/** Puts a version in the place of all that were before: a third party need not keep old files for long. */
export async function releaseWeather(
  folder: string,
  kind: WeatherRemote,
  version: number,
  { stated = false } = {},
): Promise<void> {
  const own = path.join(folder, weatherId(kind))
  const { extension, entry, part } = kinds[kind]
  const partOf = (of: number) => `part.0000000${of}.${extension}`
  await mkdir(own, { recursive: true })
  await writeWhole(path.join(own, partOf(version)), part(`More of ${version}`))
  await writeWhole(path.join(own, weatherEntry(kind)), entry(version, partOf(version)))
  const manifest = { entrypoints: [weatherEntry(kind)], ...(stated && { version: String(version) }) }
  await writeWhole(path.join(own, 'asset-manifest.json'), JSON.stringify(manifest))
  await rm(path.join(own, partOf(version - 1)), { force: true })
}

/** Whoever asks meanwhile gets one version or the other. */
async function writeWhole(file: string, content: string): Promise<void> {
  await writeFile(`${file}.half`, content)
  await rename(`${file}.half`, file)
}

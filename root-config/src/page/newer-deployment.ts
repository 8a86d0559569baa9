import type { ImportMap } from '../routing/import-map-additions'
import type { PortalPage } from './portal-page'

/** What the server has built, as a page that is open has to know it. */
export interface Deployment {
  /** Changes with the shell and the shared libraries, which a page cannot change while it is open. */
  shell: string
  importMap: ImportMap
  features: PortalPage['features']
  building?: PortalPage['building']
}

const ADDRESS = '/deployment.json'
const PATIENCE = 5_000

/** The deployment that a page came with; without the overrides of a developer, which are put in later. */
export function deploymentOfPage(
  { shell, features, building }: PortalPage,
  source: ParentNode = document,
): Deployment {
  const block = source.querySelector('script[type="systemjs-importmap"]')?.textContent ?? ''
  return readDeployment({ shell, features, building, importMap: parse(block) }) ?? none
}

const none: Deployment = { shell: '', importMap: { imports: {} }, features: {} }

/** What the server has now. Undefined when it does not say so: the page then goes on with what it knows. */
export async function fetchDeployment(): Promise<Deployment | undefined> {
  try {
    const response = await fetch(ADDRESS, {
      cache: 'no-cache',
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE),
    })
    return response.ok ? readDeployment(await response.json()) : undefined
  } catch {
    return undefined
  }
}

/** Undefined for anything that has not the shape of a deployment, such as the answer of a proxy. */
export function readDeployment(content: unknown): Deployment | undefined {
  const { shell, importMap, features, building } = asObject(content)
  const { imports, integrity } = asObject(importMap)
  const complete =
    typeof shell === 'string' && isTexts(imports) && isTexts(integrity ?? {}) && isObject(features)
  if (!complete || !Object.values(features).every(hasStyles)) return undefined
  return { shell, importMap, features, building } as Deployment
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
const asObject = (value: unknown) => (isObject(value) ? value : {})
const isTexts = (value: unknown) =>
  isObject(value) && Object.values(value).every((text) => typeof text === 'string')
const hasStyles = (feature: unknown) => {
  const { styles } = asObject(feature)
  return Array.isArray(styles) && styles.every(isTexts)
}

function parse(block: string): unknown {
  try {
    return JSON.parse(block)
  } catch {
    return undefined
  }
}

import type { RemoteScript } from './asset-manifest'
import { RemoteFileError } from './remote-file-error'

/** SystemJS as the portal's page has it; the bundle for foreign pages brings it along. */
interface ModuleLoader {
  import(address: string): Promise<unknown>
  delete(address: string): unknown
}

const moduleLoader = () => (globalThis as unknown as { System: ModuleLoader }).System

/** How often a script has failed: a browser remembers a failed module for ever, so each try has its own address. */
const failures = new Map<string, number>()

/**
 * Runs a script once in the page and answers what it exports. SystemJS runs classic scripts, too; they export nothing.
 */
export async function importScript({ address, isModule }: RemoteScript): Promise<unknown> {
  const attempt = attemptAddress(address)
  try {
    return await (isModule ? import(/* webpackIgnore: true */ attempt) : moduleLoader().import(attempt))
  } catch (error) {
    failures.set(address, (failures.get(address) ?? 0) + 1)
    forgetScript(attempt)
    throw didNotArrive(error) ? new RemoteFileError(attempt, { cause: error }) : error
  }
}

/** The address that the script is loaded from now. */
export function attemptAddress(address: string): string {
  const failed = failures.get(address)
  if (failed === undefined) return address
  const fresh = new URL(address)
  fresh.searchParams.set('retry', String(failed))
  return fresh.href
}

/** Lets the script run again at its next import. */
export function forgetScript(address: string): void {
  moduleLoader().delete(address)
  for (const script of document.head.querySelectorAll('script')) if (script.src === address) script.remove()
}

/** SystemJS's error 3, a browser's failed `import()`, or something that cannot be read as a script. */
function didNotArrive(error: unknown): boolean {
  if (error instanceof SyntaxError) return true
  return error instanceof Error && /errors\.md#3|dynamically imported|Importing a module/.test(error.message)
}

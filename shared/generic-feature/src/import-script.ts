import { addressInError, isFailedModule } from './failed-import'
import { RemoteFileError } from './remote-file-error'
import { RemoteScriptError } from './remote-script-error'

/** SystemJS as the portal's page has it; the bundle for foreign pages brings it along. */
interface ModuleLoader {
  import(address: string): Promise<unknown>
  delete(address: string): unknown
}

const moduleLoader = () => (globalThis as unknown as { System: ModuleLoader }).System

/**
 * Runs a script once in the page and answers what it exports. SystemJS runs classic scripts, too; they export nothing.
 */
export async function importScript(address: string, isModule: boolean): Promise<unknown> {
  try {
    return await (isModule ? import(/* webpackIgnore: true */ address) : moduleLoader().import(address))
  } catch (error) {
    forgetScript(address)
    if (!didNotArrive(error)) throw new RemoteScriptError(address, { cause: error })
    throw new RemoteFileError(addressInError(error) ?? address, { cause: error })
  }
}

/** Lets the script run again at its next import. */
export function forgetScript(address: string): void {
  moduleLoader().delete(address)
  for (const script of document.head.querySelectorAll('script')) if (script.src === address) script.remove()
}

/** SystemJS's error 3, a browser's failed `import()`, or something that cannot be read as a script. */
function didNotArrive(error: unknown): boolean {
  if (error instanceof SyntaxError) return true
  return error instanceof Error && (error.message.includes('errors.md#3') || isFailedModule(error))
}

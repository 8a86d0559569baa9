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
 * Whoever left before it has come has it run no more: it would draw for them into what others have opened since.
 */
export async function importScript(
  address: string,
  isModule: boolean,
  signal: AbortSignal,
): Promise<unknown> {
  try {
    const arriving = isModule ? import(/* webpackIgnore: true */ address) : moduleLoader().import(address)
    return await untilAborted(arriving, signal)
  } catch (error) {
    forgetScript(address)
    signal.throwIfAborted()
    if (!didNotArrive(error)) throw new RemoteScriptError(address, { cause: error })
    throw new RemoteFileError(addressInError(error) ?? address, { cause: error })
  }
}

/** Lets the script run again at its next import, and no more if it has not come yet. */
export function forgetScript(address: string): void {
  moduleLoader().delete(address)
  for (const script of document.head.querySelectorAll('script'))
    // Browsers run no script that was begun in another document; one that was only removed they do.
    if (script.src === address) document.implementation.createHTMLDocument('').adoptNode(script)
}

async function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted()
  let stop = () => undefined as void
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason as Error)
    signal.addEventListener('abort', stop)
  })
  try {
    return await Promise.race([promise, aborted])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

/** SystemJS's error 3, a browser's failed `import()`, or something that cannot be read as a script. */
function didNotArrive(error: unknown): boolean {
  if (error instanceof SyntaxError) return true
  return error instanceof Error && (error.message.includes('errors.md#3') || isFailedModule(error))
}

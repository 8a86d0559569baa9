import type { Deployments } from './deployments'

const ASK_EVERY = 5 * 60_000

/**
 * Asks for newer deployments when the answer is of use: after each navigation, so that the next one knows; when the
 * user comes back to the tab; and now and then while it is looked at. Who then stays where they are is told that a
 * newer page is there; who goes on gets it without being told. Answers the function that ends it.
 */
export function watchDeployments(
  { check, shellIsOutdated }: Pick<Deployments, 'check' | 'shellIsOutdated'>,
  tell: () => void,
): () => void {
  const ended = new AbortController()
  const { signal } = ended

  async function look(): Promise<void> {
    if (document.visibilityState === 'hidden') return
    await check()
    if (shellIsOutdated() && !signal.aborted) tell()
  }

  document.addEventListener('visibilitychange', look, { signal })
  window.addEventListener('single-spa:routing-event', () => void check(), { signal })
  const timer = setInterval(() => void look(), ASK_EVERY)
  return () => {
    ended.abort()
    clearInterval(timer)
  }
}

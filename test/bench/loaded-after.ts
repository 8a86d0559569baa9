import { waitFor } from '@energycockpit/testing'

/** Seconds from now until the demo portfolio is loaded. */
export async function loadedAfter(url: string): Promise<number> {
  const started = performance.now()
  await waitFor(
    'the demo portfolio to be loaded',
    async () => {
      const answer = await fetch(`${url}/rest/health`)
      return ((await answer.json()) as { demo: string }).demo === 'loaded'
    },
    { within: 180_000 },
  )
  return (performance.now() - started) / 1000
}

import { median } from '../result'

/** The median of so many rounds in milliseconds, after one that warms up. */
export async function timesOf(rounds: number, work: () => Promise<unknown>): Promise<number> {
  await work()
  const taken: number[] = []
  for (let round = 0; round < rounds; round++) {
    const started = performance.now()
    await work()
    taken.push(performance.now() - started)
  }
  return median(taken)
}

import { demoUsers } from '@energycockpit/testing'
import { startPortal, type OwnPortal } from '../journeys/portal-under-test'
import { languages } from '../journeys/words'
import { Random } from './random'
import { shorten } from './shorten'
import { inWords } from './step'
import { repeat, wander, type Walked, type Walker } from './walk'

/*
 * WANDER_SEED=7 walks once for each log-in by that seed; WANDER_STEPS says how far. WANDER_MINUTES=60 goes on with new
 * seeds for so long. Without any of them: the same short walks each time.
 */
const { WANDER_SEED, WANDER_STEPS, WANDER_MINUTES } = process.env
const stepCount = Number(WANDER_STEPS ?? (WANDER_MINUTES ? 120 : 8))
const minutes = Number(WANDER_MINUTES ?? 0)

let portal: OwnPortal
beforeAll(async () => {
  portal = await startPortal({})
}, 240_000)
afterAll(() => portal?.stop())

/** The same for a log-in and a seed, whatever ran before. */
const walkerOf = (place: number, seed: number): Walker => ({
  user: demoUsers[place]!,
  language: languages[(place + seed) % languages.length]!,
})
const randomOf = (place: number, seed: number) => new Random(seed * 1_000 + place)

/** What is the same of two faults whose figures and addresses are not. */
const kindOf = (fault: string) => fault.replaceAll(/[\d?&=%.,-]+/g, '').slice(0, 80)

async function told(walker: Walker, seed: number, { steps, faults }: Walked): Promise<string> {
  const kinds = new Set(faults.map(kindOf))
  const fails = async (part: Walked['steps']) =>
    (await repeat(portal, walker, part)).faults.some((fault) => kinds.has(kindOf(fault)))
  const shortest = (await fails(steps)) ? await shorten(steps, fails, 60) : undefined
  return [
    `${walker.user}, in ${walker.language}, seed ${seed}, after ${steps.length} steps:`,
    ...faults.map((fault) => `  ${fault}`),
    shortest ? 'The shortest way to repeat it:' : 'It did not come again. The way was:',
    ...(shortest ?? steps).map((step, place) => `  ${place + 1}. ${inWords(step)}`),
    `WANDER_SEED=${seed} WANDER_STEPS=${stepCount} npm test -- test/wanderer`,
  ].join('\n')
}

async function walkOnce(place: number, seed: number): Promise<string | undefined> {
  const walker = walkerOf(place, seed)
  const walked = await wander(portal, walker, randomOf(place, seed), stepCount)
  return walked.faults.length > 0 ? told(walker, seed, walked) : undefined
}

if (minutes > 0)
  test(
    `nothing breaks in ${minutes} minutes of walks by chance`,
    async () => {
      const end = Date.now() + minutes * 60_000
      const found: string[] = []
      for (let seed = Date.now() % 1_000_000, walks = 0; Date.now() < end; walks += 1) {
        const place = walks % demoUsers.length
        if (place === 0) seed += 1
        const fault = await walkOnce(place, seed)
        if (fault !== undefined) {
          found.push(fault)
          console.error(fault)
        }
      }
      expect(found).toEqual([])
    },
    minutes * 60_000 + 1_800_000,
  )
else
  test.each(demoUsers.map((user, place) => [user, place] as const))(
    'nothing breaks in a walk by chance as %s',
    async (_, place) => {
      expect(await walkOnce(place, Number(WANDER_SEED ?? 12))).toBeUndefined()
    },
    600_000,
  )

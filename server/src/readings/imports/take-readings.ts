import { maxReadingsPerImport, type ReadingImport } from '@energycockpit/contract'
import { Problem } from '../../http/problem'
import { broughtBackImport } from './brought-back'
import { Faults } from './faults'
import { importReadings, type Checked } from './import-readings'
import { endImport, storeArrivedCount, type NewImport } from './import-repository'
import type { Imports } from './imports'
import { OutcomeHash } from './outcome-hash'
import { refusedReadings } from './refused-readings'
import {
  areRepeated,
  contradictions,
  dropContradictions,
  dropStaged,
  StagedReadings,
  stagedSeries,
} from './staged-readings'

export interface Staging {
  staged: StagedReadings
  faults: Faults
}

export interface ArrivingReadings {
  readingImport: NewImport
  /** `refuse`: one bad line and nothing is stored. `skip`: the good ones are. */
  badLines: 'refuse' | 'skip'
  /** Sets aside what arrives and says what is wrong with it. */
  stage: (staging: Staging) => Promise<void>
  /** How many values have been left empty by then; absent: an empty one is a bad line. */
  countEmpty?: () => number
  /** As of which moment the sender has said that it is; a repetition says the same. Absent: the arrival, whenever. */
  saidAsOf?: Date | undefined
  /** Names the interval of which two lines say different things; `at` in seconds since 1970 UTC. */
  intervalOf: (seriesId: number, at: number) => string
}

/** How often an import says how much has arrived. */
const millisecondsToTell = 1_000

/**
 * Takes readings, whichever way they come. Nothing of them is seen before all have arrived and were found good, or
 * their sender wanted the bad ones skipped; what comes to the same a second time is answered with the import of the first.
 * Throws a Problem (400) with a reason for each bad line.
 */
export async function takeReadings(
  imports: Imports,
  { stage, ...arriving }: ArrivingReadings,
): Promise<{ readingImport: ReadingImport; repeated: boolean }> {
  const imported = await importReadings(imports, {
    readingImport: arriving.readingImport,
    alone: false,
    stage: (id) => stageArriving(imports, id, stage),
    check: (id, staging) => checkArrived(imports, id, { ...staging, ...arriving }),
  })
  return imported!
}

interface Arrived extends Staging {
  outcome: OutcomeHash
}

async function stageArriving(
  { stores: { entities, readings } }: Imports,
  id: number,
  stage: ArrivingReadings['stage'],
): Promise<Arrived> {
  const outcome = new OutcomeHash()
  const staged = new StagedReadings(readings.client, id, outcome)
  const faults = new Faults(outcome)
  const telling = setInterval(() => {
    // One that fails is made up for by the next.
    storeArrivedCount(entities.db, id, staged.count).catch(() => undefined)
  }, millisecondsToTell)
  try {
    await stage({ staged, faults })
    await staged.finish()
  } finally {
    clearInterval(telling)
    await staged.atRest()
  }
  return { staged, faults, outcome }
}

/** Refuses what its sender wants whole and is not, and finds what came to the same and was brought back. */
async function checkArrived(
  imports: Imports,
  id: number,
  {
    staged,
    faults,
    outcome,
    readingImport,
    badLines,
    saidAsOf,
    intervalOf,
    countEmpty,
  }: Arrived & Omit<ArrivingReadings, 'stage'>,
): Promise<Checked | { same: number }> {
  const { entities, readings } = imports.stores
  await takeOutContradictions(imports, id, faults, intervalOf)
  const emptyCount = countEmpty ? countEmpty() : null
  if (faults.count > 0 && (badLines === 'refuse' || staged.count === 0)) {
    await dropStaged(readings, id)
    await endImport(entities.db, id, 'REFUSED', faults, emptyCount)
    throw refusedReadings(faults)
  }
  const contentHash = `${readingImport.kind} ${saidAsOf?.toISOString() ?? ''} ${outcome.digest()}`
  const same = await broughtBackImport(entities.db, { businessId: readingImport.businessId, contentHash })
  return same === undefined ? { contentHash, readingCount: staged.count, emptyCount, faults } : { same }
}

/** Throws a Problem (413) when more has arrived than is taken at once. `inOne`: what there is too much in. */
export function refuseTooMany({ staged, faults }: Staging, inOne: string): void {
  if (staged.count + faults.count > maxReadingsPerImport)
    throw new Problem(413, 'TOO_MANY_READINGS', `at most ${maxReadingsPerImport} in one ${inOne}`)
}

async function takeOutContradictions(
  { stores: { readings } }: Imports,
  id: number,
  faults: Faults,
  intervalOf: ArrivingReadings['intervalOf'],
): Promise<void> {
  // Few deliveries say anything twice, and looking for what contradicts itself takes longer than all the rest.
  if (!areRepeated(await stagedSeries(readings, id))) return
  const { count, lines } = await contradictions(readings, id, 100)
  if (count === 0) return
  for (const [line, series, at] of lines)
    faults.add(line, 'CONTRADICTION', `another line says something else of ${intervalOf(series, at)}`, series)
  faults.more(count - lines.length)
  await dropContradictions(readings, id)
}

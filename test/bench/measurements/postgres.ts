import { startTemporaryPostgres } from '@energycockpit/testing'
import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { median } from '../result'
import { start, valuesPerSeries, type Portfolio } from './portfolio'
import type { Question } from './questions'

const rounds = 3

/** Milliseconds of the same questions in PostgreSQL with an index; undefined where it is not installed. */
export async function inPostgres(
  { berlinIds }: Portfolio,
  questions: readonly Question[],
): Promise<Map<Question, number> | undefined> {
  const postgres = await startTemporaryPostgres()
  if (!postgres) return undefined
  /** Each statement's time, as psql tells it: without the start of psql. */
  const run = async (...statements: string[]): Promise<number[]> => {
    const { stdout } = await promisify(execFile)(
      path.join(postgres.binaries, 'psql'),
      [
        '-d',
        postgres.url,
        '-X',
        '-v',
        'ON_ERROR_STOP=1',
        '-c',
        '\\timing on',
        ...statements.flatMap((one) => ['-c', one]),
      ],
      { maxBuffer: 64 * 1024 * 1024 },
    )
    return [...stdout.matchAll(/^Time: ([\d.]+) ms/gm)].map(([, time]) => Number(time))
  }
  try {
    await run(
      'create unlogged table readings (series_id integer, at timestamptz, value double precision, quality smallint)',
      `insert into readings
        select series, to_timestamp(${start} + place * 900), round((20 + random() * 40)::numeric, 1), 1
        from generate_series(${berlinIds[0]}, ${berlinIds.at(-1)}) series,
          generate_series(0, ${valuesPerSeries - 1}) place`,
      'create index on readings (series_id, at) include (value, quality)',
      'vacuum analyze readings',
    )
    const taken = new Map<Question, number>()
    for (const question of questions) {
      if (question.postgres === undefined) continue
      const [, ...times] = await run(...Array.from({ length: rounds + 1 }, () => question.postgres!))
      taken.set(question, median(times))
    }
    return taken
  } finally {
    await postgres.stop()
  }
}

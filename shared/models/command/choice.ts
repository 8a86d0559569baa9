import { parseArgs } from 'node:util'
import { dayOf } from '../src/daily/calendar'
import type { DailyForm } from '../src/daily/daily-model'
import { usualDrift } from '../src/daily/predict-daily'
import { BadInput } from './bad-input'

export const usage = `npm run --silent model -- daily FILE.csv [--form pooled|explainable] [--until 2018-12-31] [--drift 8.4] [--drivers a,b] [--out FILE]

FILE.csv  columns meter, date (2018-12-31), usage, and where there are any temperature (°C), holiday and closed
          (0 or 1), and driver:NAME for whatever else usage follows: production, people
--form    pooled (the most accurate; unless said) or explainable (balance points and slopes)
--until   the last day to fit; all days unless said
--drift   by how many per cent a meter drifts in a year; 8.4 unless said (electricity; 6.4 for gas)
--drivers which columns usage is taken to follow; unless said those named driver:NAME
--out     where to write the days; unless said to the standard output

Days with what is expected of them are written as CSV, figures of each meter as a line of JSON to standard error.
What they mean: docs/baseline-models.md`

export interface Choice {
  file: string
  form: DailyForm
  /** Days since 1970-01-01; Infinity for all. */
  until: number
  drift: number
  /** Undefined: those that the file names so. */
  drivers: readonly string[] | undefined
  out: string | undefined
}

/** What the arguments after the command's name ask for. */
export function choiceOf(args: readonly string[]): Choice {
  const { values, positionals } = parsed(args)
  const [file, ...more] = positionals
  if (file === undefined) throw new BadInput(`Which file? ${usage}`)
  if (more.length > 0) throw new BadInput(`One file at a time, please: ${more.join(' ')} is too much.`)
  const form = values.form ?? 'pooled'
  if (form !== 'pooled' && form !== 'explainable')
    throw new BadInput(`--form is pooled or explainable, not ${form}.`)
  const until = values.until === undefined ? Infinity : dayOf(values.until)
  if (until === undefined) throw new BadInput(`--until is a day like 2018-12-31, not ${values.until}.`)
  const drift = values.drift === undefined ? usualDrift.electricity : Number(values.drift) / 100
  if (!(drift >= 0 && drift <= 1) || values.drift?.trim() === '')
    throw new BadInput(`--drift is a number of per cent from 0 to 100, not ${values.drift}.`)
  const drivers = values.drivers
    ?.split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
  if (drivers !== undefined && new Set(drivers).size < drivers.length)
    throw new BadInput(`--drivers names a column twice: ${values.drivers}.`)
  return { file, form, until, drift, drivers, out: values.out }
}

function parsed(args: readonly string[]) {
  const options = {
    form: { type: 'string' },
    until: { type: 'string' },
    drift: { type: 'string' },
    drivers: { type: 'string' },
    out: { type: 'string' },
  } as const
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options })
  } catch (error) {
    throw new BadInput(`${(error as Error).message}\n\n${usage}`)
  }
}

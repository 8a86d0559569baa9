import { dateOf, type DailyForm } from '@energycockpit/models/daily'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { readSource } from '../readings/source'
import { daysOfSource, type TrialMeter } from './days-of-source'
import { tableOf } from './table'
import { tryYears, type TrialYears } from './trial'

/*
 * Run by `npm run model -- trial [--csv FILE]`, see scripts/model.mjs: how near the models come on the demo portfolio.
 * --csv writes its days, for other programs to try.
 */
const years: TrialYears[] = [
  { from: 2021, to: 2021, foretold: 2022 },
  { from: 2019, to: 2021, foretold: 2022 },
  { from: 2019, to: 2019, foretold: 2022 },
  { from: 2020, to: 2020, foretold: 2021 },
  { from: 2019, to: 2019, foretold: 2020 },
]
const forms: DailyForm[] = ['pooled', 'explainable']

const { values } = parseArgs({ options: { csv: { type: 'string' } } })
const meters = await daysOfSource(await readSource())
if (values.csv !== undefined)
  await writeFile(path.resolve(process.env.INIT_CWD ?? '', values.csv), csvOf(meters))
else
  console.log(
    tableOf(
      (['electricity', 'gas'] as const).flatMap((product) =>
        years.flatMap((each) =>
          forms.map((form) => ({
            ...{ product, form, foretold: each.foretold },
            fitted: each.from === each.to ? `${each.from}` : `${each.from}–${each.to}`,
            outcomes: meters
              .filter((meter) => meter.product === product)
              .flatMap((meter) => tryYears(meter, each, form) ?? []),
          })),
        ),
      ),
    ),
  )

function csvOf(all: readonly TrialMeter[]): string {
  const rows = all.flatMap(({ name, days }) =>
    days.map(
      ({ day, usage, temperature, holiday }) =>
        `${name},${dateOf(day)},${usage === undefined ? '' : usage.toFixed(1)},${temperature!.toFixed(2)},${Number(holiday)}`,
    ),
  )
  return ['meter,date,usage,temperature,holiday', ...rows, ''].join('\n')
}

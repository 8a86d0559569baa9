import { dateOf, type DailyForm } from '@energycockpit/models/daily'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { readSource } from '../readings/source'
import { daysOfSource, type TrialMeter } from './days-of-source'
import { tableOf } from './table'
import { tryPeriods, wholeYears, yearsAround, type TrialPeriods } from './trial'

/*
 * Run by `npm run model -- trial [--csv FILE]`, see scripts/model.mjs: how near the models come on the demo portfolio.
 * --csv writes its days, for other programs to try.
 */
const trials: { fitted: string; foretold: string; periods: TrialPeriods }[] = [
  ...(
    [
      [2021, 2021, 2022],
      [2019, 2021, 2022],
      [2019, 2019, 2022],
      [2020, 2020, 2021],
      [2019, 2019, 2020],
    ] as const
  ).map(([from, to, foretold]) => ({
    fitted: from === to ? `${from}` : `${from}–${to}`,
    foretold: `${foretold}`,
    periods: wholeYears(from, to, foretold),
  })),
  ...['2021-04-01', '2021-07-01', '2021-10-01'].map((date) => ({
    ...{ fitted: `the year before ${date}`, foretold: 'the year after' },
    periods: yearsAround(date),
  })),
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
        trials.flatMap(({ periods, ...told }) =>
          forms.map((form) => ({
            ...{ product, form, ...told },
            outcomes: meters
              .filter((meter) => meter.product === product)
              .flatMap((meter) => tryPeriods(meter, periods, form) ?? []),
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

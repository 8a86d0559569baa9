import { writeFile } from 'node:fs/promises'
import os from 'node:os'
import { parseArgs } from 'node:util'
import { analysisPages } from './analysis'
import { coldLoad } from './cold-load'
import { landing } from './landing'
import { ingestion } from './ingestion/ingestion'
import { fittedPages } from './fitted-pages'
import { growth } from './measurements/growth'
import { measurements } from './measurements/measurements'
import { models } from './models'
import { overview } from './overview'
import { portfolioBaseline } from './portfolio-baseline'
import { holds, table, type Result } from './result'
import { sizes } from './sizes'
import { startTime } from './start-time'
import { structure } from './structure'
import { switching } from './switching'
import { yearOfValues } from './year-of-values'

const benchmarks: Record<string, () => Promise<Result[]>> = {
  sizes,
  'cold-load': coldLoad,
  switching,
  analysis: analysisPages,
  landing,
  overview,
  structure,
  'start-time': startTime,
  'year-of-values': yearOfValues,
  models,
  'fitted-pages': fittedPages,
  'portfolio-baseline': portfolioBaseline,
  measurements,
  growth,
  ingestion,
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { json: { type: 'string' } } })
const unknown = positionals.filter((name) => !(name in benchmarks))
if (unknown.length > 0) {
  console.error(
    `No benchmark is called ${unknown.join(', ')}. There is: ${Object.keys(benchmarks).join(', ')}`,
  )
  process.exit(1)
}

const results: Result[] = []
for (const name of positionals.length > 0 ? positionals : Object.keys(benchmarks))
  results.push(...(await benchmarks[name]!()))
console.log(table(results))

const machine = {
  cpu: os.cpus()[0]?.model,
  cores: os.cpus().length,
  memory: os.totalmem(),
  node: process.version,
}
const report = {
  machine,
  results: results.map((result) => ({ ...result, limit: result.limit ?? null, holds: holds(result) })),
}
if (values.json !== undefined) await writeFile(values.json, `${JSON.stringify(report, null, 2)}\n`)
process.exitCode = results.every(holds) ? 0 : 1

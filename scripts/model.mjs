import { install } from './install.mjs'
import { runNode } from './process/run-program.mjs'

/*
 * npm run --silent model -- daily FILE.csv [--form pooled|explainable] [--until 2018-12-31] [--drift 8.4] [--out FILE]
 *
 * npm run --silent model -- trial [--csv FILE]
 * npm run --silent model -- forecast
 * npm run --silent model -- anomalies
 *
 * What the baseline models expect of a file's meters, and how near they and the forecast come on the demo portfolio; see
 * docs/baseline-models.md. Nothing needs to be built.
 */
const commands = {
  daily: 'shared/models/command/main.ts',
  trial: 'server/src/demo/model-trial/main.ts',
  anomalies: 'server/src/demo/model-trial/anomalies-main.ts',
  forecast: 'server/src/demo/model-trial/forecast-main.ts',
}

const [name, ...args] = process.argv.slice(2)
if (name === undefined || !Object.hasOwn(commands, name)) {
  console.error(`npm run --silent model -- ${Object.keys(commands).join('|')} …`)
  process.exitCode = 1
} else {
  await install({ quietly: true })
  process.exitCode = await runNode(['--import', 'tsx', commands[name], ...args])
}

import { createReadStream, createWriteStream } from 'node:fs'
import path from 'node:path'
import { BadInput } from './bad-input'
import { choiceOf } from './choice'
import { modelMeter } from './model-meter'
import { readMeters } from './read-meters'

/* Run by `npm run model -- daily …`, see scripts/model.mjs. */

try {
  await daily(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof BadInput) && !isOfFiles(error)) throw error
  console.error(error.message)
  process.exitCode = 1
}

async function daily(args: readonly string[]): Promise<void> {
  const choice = choiceOf(args)
  // npm runs this in the repository's root, and what is asked for lies where npm was called.
  const place = (file: string) => path.resolve(process.env.INIT_CWD ?? '', file)
  const { meters, drivers } = await readMeters(createReadStream(place(choice.file)), choice.drivers)
  const out = choice.out === undefined ? process.stdout : createWriteStream(place(choice.out))
  const written = new Promise<void>((resolve, reject) => {
    // Whoever reads may have seen enough, as `head` has.
    out.on('error', (error) => (isOfClosedPipe(error) ? resolve() : reject(error)))
    out.write('meter,date,usage,expected,lower,upper\n')
    for (const [meter, days] of meters) {
      const { rows, figures } = modelMeter(meter, days, choice, drivers)
      out.write(rows)
      console.error(JSON.stringify(figures))
    }
    if (out === process.stdout) out.write('', () => resolve())
    else out.end(resolve)
  })
  await written
}

function isOfFiles(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error
}

function isOfClosedPipe(error: Error): boolean {
  return 'code' in error && error.code === 'EPIPE'
}

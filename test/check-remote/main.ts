import { openBrowser } from '@energycockpit/testing'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { checkRemote } from './check-remote'
import { report } from './report'
import { breaksAMust, statements } from './statements'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    id: { type: 'string' },
    json: { type: 'string' },
    import: { type: 'string', multiple: true, default: [] },
  },
})
const address = positionals[0] ?? ''
if (!URL.canParse(address) || !/^https?:/.test(address)) {
  console.error(
    'Say where the remote is, for example: npm run check-remote -- http://localhost:4000/my-feature/',
  )
  process.exit(1)
}

/** `--import react=vendor/react.js` is what `imports` in the operator's list says. */
const imports = Object.fromEntries(
  values.import.map((one) => [one.split('=', 1)[0] ?? '', one.slice(one.indexOf('=') + 1)]),
)

const browser = await openBrowser()
const checked = await checkRemote(browser, address, { id: values.id, imports }).finally(() => browser.close())
console.log(report(address, checked))
if (values.json !== undefined) {
  const findings = checked.findings.map((finding) => ({ level: statements[finding.statement], ...finding }))
  const file = path.resolve(process.env['INIT_CWD'] ?? '.', values.json)
  await writeFile(file, `${JSON.stringify({ ...checked, address, findings }, null, 2)}\n`)
}
process.exitCode = breaksAMust(checked.findings) ? 1 : 0

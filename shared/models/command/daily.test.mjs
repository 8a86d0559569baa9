import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../../..')
let folder

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'model-'))
})
afterAll(() => rm(folder, { recursive: true }))

function run(args) {
  return new Promise((resolve) => {
    const env = { ...process.env, INIT_CWD: folder }
    execFile(process.execPath, ['scripts/model.mjs', ...args], { cwd: root, env }, (error, out, err) =>
      resolve({ code: error?.code ?? 0, out, err }),
    )
  })
}

/** Two years of a heating meter, of one without temperature, one that is empty, and one of 10 days. */
function file() {
  const lines = ['meter,date,usage,temperature']
  for (let day = 0; day < 730; day++) {
    const date = new Date(Date.UTC(2021, 0, 1 + day)).toISOString().slice(0, 10)
    const temperature = 11 - 10 * Math.cos((2 * Math.PI * (day - 20)) / 365.25) + 3 * Math.sin(day * 2.4)
    const usage = 100 + 20 * Math.max(0, 15 - temperature) + 5 * Math.sin(day * 7.7)
    lines.push(`gas,${date},${usage.toFixed(2)},${temperature.toFixed(1)}`)
    lines.push(`blind,${date},${usage.toFixed(2)},`)
    lines.push(`empty,${date},,${temperature.toFixed(1)}`)
    if (day >= 355 && day < 400) lines.push(`short,${date},${usage.toFixed(2)},${temperature.toFixed(1)}`)
  }
  return lines.join('\n')
}

test('a file is modelled until a day, and all its days are expected', async () => {
  await writeFile(path.join(folder, 'meters.csv'), file())
  const args = ['daily', 'meters.csv', '--until', '2021-12-31', '--form', 'explainable', '--out', 'days.csv']
  const [{ code, out, err }, fault] = await Promise.all([run(args), run(['daily', 'absent.csv'])])
  expect({ code, out }).toEqual({ code: 0, out: '' })
  const figures = Object.fromEntries(
    err
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
      .map((each) => [each.meter, each]),
  )
  expect(figures.gas).toMatchObject({
    form: 'explainable',
    sufficient: true,
    refused: null,
    temperature: true,
  })
  expect(figures.gas.segments[0].shape.heatingBalancePoint).toBeCloseTo(15, 0)
  expect(figures.gas.rSquared).toBeGreaterThan(0.98)
  expect(figures.gas.after.days).toBe(365)
  expect(figures.blind).toMatchObject({ temperature: false, sufficient: true })
  expect(figures.empty).toMatchObject({ cvRmse: null, insufficiencies: [{ code: 'NO_USAGE' }] })
  expect(figures.short).toMatchObject({
    sufficient: false,
    insufficiencies: [{ code: 'TOO_FEW_DAYS', days: 10 }],
  })

  const [header, ...rows] = (await readFile(path.join(folder, 'days.csv'), 'utf8')).trim().split('\n')
  expect(header).toBe('meter,date,usage,expected,lower,upper')
  expect(rows).toHaveLength(3 * 730 + 45)
  for (const row of rows) {
    const [meter, , usage, ...values] = row.split(',')
    if (meter === 'empty') expect([usage, ...values]).toEqual(['', '', '', ''])
    else {
      const [expected, lower, upper] = values.map(Number)
      expect(lower <= expected && expected <= upper && Number.isFinite(upper - lower)).toBe(true)
    }
  }

  expect(fault.code).toBe(1)
  expect(fault.err).toMatch(/absent\.csv/)
})

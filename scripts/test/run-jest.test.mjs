import path from 'node:path'
import { root } from '../process/run-program.mjs'
import { countTests, countTestsAgain } from './run-jest.mjs'

const green = {
  success: true,
  numPassedTests: 7,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
}

test.each([
  ['all pass', green, { passed: 7, failed: 0 }],
  ['one fails', { ...green, success: false, numFailedTests: 1 }, { passed: 7, failed: 1 }],
  ['one is skipped', { ...green, numPendingTests: 1 }, { passed: 7, failed: 1 }],
  [
    'a file cannot be loaded',
    { ...green, success: false, numRuntimeErrorTestSuites: 1 },
    { passed: 7, failed: 1 },
  ],
  ['jest fails without a failed test', { ...green, success: false }, { passed: 7, failed: 1 }],
  ['jest ended before it could report', undefined, { passed: 0, failed: 1 }],
])('%s', (_, report, counts) => {
  expect(countTests(report)).toEqual(counts)
})

/** Of a file with so many tests. */
const ended = (name, status, tests) => ({
  name: path.join(root, name),
  status,
  assertionResults: Array.from({ length: tests }, () => ({ status })),
})
const first = {
  ...green,
  success: false,
  numFailedTests: 2,
  testResults: [
    ended('a.test.ts', 'passed', 5),
    ended('b.test.ts', 'failed', 1),
    ended('c.test.ts', 'failed', 2),
  ],
}

test('of files that failed, only what they say alone counts, and who passes then is named', () => {
  const again = {
    ...green,
    ...{ success: false, numPassedTests: 2, numFailedTests: 1 },
    testResults: [ended('b.test.ts', 'passed', 1), ended('c.test.ts', 'failed', 2)],
  }
  expect(countTestsAgain(first, again)).toEqual({ passed: 7, failed: 1, unstable: ['b.test.ts'] })
})

test('a second run that ends before it can report has failed', () => {
  expect(countTestsAgain(first, undefined)).toEqual({ passed: 5, failed: 1, unstable: [] })
})

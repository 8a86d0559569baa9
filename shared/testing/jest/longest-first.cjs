const { readFileSync } = require('node:fs')
const { default: Sequencer } = require('@jest/test-sequencer')

/**
 * The order of test files in a clone that has run none of them yet, such as that of continuous integration: jest goes by
 * their size then, and a short text that takes long begins last, when nothing is left that could run beside it. Such a
 * file says `@long` in a comment. Where files have been run before, jest knows how long they took.
 */
class LongestFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests)
    const isFirst = (test) => this.time(test) === undefined && saysLong(test.path)
    return [...sorted.filter(isFirst), ...sorted.filter((test) => !isFirst(test))]
  }
}

const saysLong = (path) => /@long\b/.test(readFileSync(path, 'utf8'))

module.exports = LongestFirst

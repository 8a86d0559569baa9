const path = require('node:path')

/*
 * What `fast-check` is in tests. Where continuous integration judges a change, the same inputs are drawn each time, so
 * that a change is judged by what it changes; everywhere else they are drawn anew and go on looking.
 */
const about = 'fast-check/package.json'
const fastCheck = require(path.join(path.dirname(require.resolve(about)), require(about).main))
if (process.env.CI === 'true') fastCheck.configureGlobal({ seed: 20261122 })
module.exports = fastCheck

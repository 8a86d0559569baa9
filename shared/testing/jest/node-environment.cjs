const { TestEnvironment } = require('jest-environment-node')
const keep = require('./kept-environment.cjs')

module.exports = keep(TestEnvironment)

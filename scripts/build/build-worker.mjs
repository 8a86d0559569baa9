import { buildOne } from './build-one.mjs'

/*
 * A process that builds packages one after the other, as its parent names them: `{ one }` is answered with
 * `{ milliseconds, message }`, of which the message is there where it does not build, or with `{ stack }`.
 */
process.on('message', async ({ one }) => {
  const started = performance.now()
  try {
    const message = (await buildOne(one))?.message
    process.send({ message, milliseconds: performance.now() - started })
  } catch (error) {
    process.send({ stack: error.stack })
  }
})
// Whoever began the build has been ended.
process.once('disconnect', () => process.exit())

/*
 * Moves the clock of this process by ENERGYCOCKPIT_TEST_CLOCK milliseconds, for `npm test -- --at TIME`: required before
 * anything else runs (NODE_OPTIONS), and once more in each of jest's contexts, which have a Date of their own. The
 * monotonic clock stays, so that nothing waits longer.
 */
const variable = 'ENERGYCOCKPIT_TEST_CLOCK'

/** As text, so that a browser's page can take it, too. */
const move = `(context, offset) => {
  const RealDate = context.Date
  if (offset === 0 || RealDate.movedBy === offset) return
  const now = () => RealDate.now() + offset
  const MovedDate = new Proxy(RealDate, {
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget === MovedDate ? target : newTarget),
    apply: () => new RealDate(now()).toString(),
    get: (target, name) => (name === 'now' ? now : name === 'movedBy' ? offset : Reflect.get(target, name)),
  })
  RealDate.prototype.constructor = MovedDate
  context.Date = MovedDate
}`

const offset = Number(process.env[variable] ?? 0)

exports.isClockMoved = () => offset !== 0

/** Moves the clock of another context, such as jest's for one test file. */
// oxlint-disable-next-line no-eval -- a function of another context is made by its eval
exports.moveClockOf = (context) => (0, eval)(move)(context, offset)

/** The same for a page of a browser: a script without parameters, or undefined where the clock is the machine's. */
exports.clockScript = () => (offset === 0 ? undefined : `(${move})(globalThis, ${offset})`)

/** What a process that is started with an environment of its own needs so that its clock is moved as this one's is. */
exports.movedClockSettings = (settings = {}) =>
  offset === 0
    ? {}
    : {
        [variable]: String(offset),
        NODE_OPTIONS: [`--require=${JSON.stringify(__filename)}`, settings.NODE_OPTIONS]
          .filter(Boolean)
          .join(' '),
      }

exports.moveClockOf(globalThis)

/**
 * Remembers who listens to the window and to the document, and answers a function that takes them away again, so that
 * the portal of one test file does not answer in the next. Listeners of packages stay: many add theirs once, when they
 * are loaded, and are not loaded again.
 */
module.exports = function rememberListeners({ window }) {
  let added = []
  for (const target of [window, window.document]) {
    const addEventListener = target.addEventListener.bind(target)
    target.addEventListener = (type, listener, options) => {
      if (!isOfPackage(new Error().stack))
        added.push(() => target.removeEventListener(type, listener, options))
      addEventListener(type, listener, options)
    }
  }
  return () => {
    for (const remove of added) remove()
    added = []
  }
}

/** Of the caller, below the line of the function above. */
const isOfPackage = (stack) => stack.split('\n')[2]?.includes('node_modules') ?? false

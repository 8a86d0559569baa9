/**
 * Resolves as `require` would, and packages that offer nothing to `require` as `import` would.
 */
module.exports = (request, options) => {
  try {
    return options.defaultResolver(request, options)
  } catch (error) {
    try {
      return options.defaultResolver(request, { ...options, conditions: ['import', 'node', 'default'] })
    } catch {
      throw error
    }
  }
}

/** Stands in for a CSS module: each class is called what the component calls it. */
const styleNames = new Proxy({}, { get: (_, name) => String(name) })

module.exports = { __esModule: true, default: styleNames }

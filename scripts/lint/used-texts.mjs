/**
 * Which texts of a language file the source says, found in its strings alone: `t('a.b')` says `a.b`, and a template
 * such as `a.${kind}.title` says every key of that shape. A string that names a group of keys (`'factors.reasons'`)
 * says all that stands in it, for somebody puts the rest behind it.
 */
export function usedTexts(sources) {
  const literals = new Set()
  const shapes = new Map()
  const paths = new Set()
  for (const source of sources) {
    for (const [, text] of source.matchAll(/(?<![\w])'([\w.:-]+)'/g)) literals.add(text)
    for (const [, text] of source.matchAll(/"([\w.:-]+)"/g)) literals.add(text)
    // Files that are read as they are, and not by a function of keys.
    for (const [, path] of source.matchAll(/[tT]exts(?:\[\w+\])?\.([\w.]+)/g)) paths.add(path)
    for (const [, names] of source.matchAll(/{ ([\w, ]+) } = \w*[tT]exts\[/g))
      for (const name of names.split(', ')) paths.add(name)
    for (const [, template] of source.matchAll(keyTemplate)) {
      const shape = shapeOf(template)
      if (shape) shapes.set(shape.source, shape)
    }
  }
  const all = [...shapes.values()]
  return (key) => {
    const base = key.replace(/_(zero|one|two|few|many|other)$/, '')
    if ([base, key].some((one) => literals.has(one) || paths.has(one))) return true
    const groups = base
      .split('.')
      .slice(0, -1)
      .map((_, place, parts) => parts.slice(0, place + 1).join('.'))
    if (groups.some((group) => paths.has(group) || (group.includes('.') && literals.has(group)))) return true
    return all.some((shape) => shape.test(base))
  }
}

/** Between backticks nothing but parts of a key and values; it may stand in a value of another template. */
const keyTemplate = /`([\w.-]*(?:\${[^`{}]*(?:{[^{}]*}[^`{}]*)*}[\w.-]*)+)`/g

/** `a.${kind}.title` → /^a\..+\.title$/; undefined where nothing fixed is left that a key could be known by. */
function shapeOf(template) {
  const fixed = template.split(/\${(?:[^{}]|{[^{}]*})*}/)
  if (fixed.length < 2 || !fixed.every((part) => /^[\w.-]*$/.test(part))) return undefined
  if (!fixed.some((part) => /\w/.test(part) && part.includes('.'))) return undefined
  return new RegExp(`^${fixed.map((part) => part.replaceAll('.', '\\.')).join('.+')}$`)
}

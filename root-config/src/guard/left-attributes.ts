import { isForeignAttribute, isForeignClass } from './foreign-marks'

/** An attribute that has to get another value; none takes it away. */
export interface ChangeBack {
  name: string
  value: string | undefined
}

export interface Wanted {
  /** What the shell says of them; where a name is missing, it has no say. */
  attributes: ReadonlyMap<string, string | undefined>
  /** The class that the shell wants now; empty for none. */
  ownClass: string
  /** Whether the shell itself sets and takes away a class. */
  isOwnClass: (name: string) => boolean
}

type Attributes = Readonly<Record<string, string>>

/** What sets an element's attributes back to what they were, or to what the shell wants instead. */
export function changesBack(before: Attributes, now: Attributes, wanted: Wanted): ChangeBack[] {
  const names = new Set([...Object.keys(before), ...Object.keys(now)])
  names.delete('class')
  const isTranslated = tokens(now['class']).some(isForeignClass)
  const changes = [...names].flatMap((name) => {
    if (isForeignAttribute(name) || (isTranslated && name === 'lang')) return []
    const value = wanted.attributes.has(name) ? wanted.attributes.get(name) : before[name]
    return value === now[name] ? [] : [{ name, value }]
  })
  return [...changes, ...classesBack(before['class'], now['class'], wanted)]
}

function classesBack(before = '', now = '', { ownClass, isOwnClass }: Wanted): ChangeBack[] {
  const kept = tokens(before).filter((name) => !isOwnClass(name))
  const foreign = tokens(now).filter(isForeignClass)
  const value = [...new Set([...kept, ...tokens(ownClass), ...foreign])]
  const isSame = [...value].sort().join(' ') === [...new Set(tokens(now))].sort().join(' ')
  return isSame ? [] : [{ name: 'class', value: value.join(' ') || undefined }]
}

const tokens = (list = '') => list.split(/\s+/).filter((name) => name !== '')

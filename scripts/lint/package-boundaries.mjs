import { dirname, relative, resolve, sep } from 'node:path'
import { readPackages, root } from '../build/packages.mjs'
import { whyNot } from './who-may-import-whom.mjs'

const folders = new Map(readPackages().map(({ name, path }) => [name, path]))

/** Rule: a package imports only those that `who-may-import-whom` allows, and by name, not by path. */
export const packageBoundaries = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      forbidden: '{{from}} must not import {{to}}: {{because}}.',
      byPath: "Import {{to}} by its package's name, so that its public.ts says what others may use.",
    },
  },
  create(context) {
    const from = folderOf(context.filename)
    const inTest = /\.test(ing)?\.[a-z]+$/.test(context.filename)
    const check = (node) => {
      if (from === undefined || typeof node?.value !== 'string') return
      const to = target(node.value, context.filename)
      if (to === undefined || to === from) return
      const because = whyNot(from, to, { inTest })
      if (because !== undefined) context.report({ node, messageId: 'forbidden', data: { from, to, because } })
      else if (node.value.startsWith('.') && from !== 'scripts' && to !== 'scripts')
        context.report({ node, messageId: 'byPath', data: { to } })
    }
    return {
      ImportDeclaration: ({ source }) => check(source),
      ExportNamedDeclaration: ({ source }) => check(source),
      ExportAllDeclaration: ({ source }) => check(source),
      ImportExpression: ({ source }) => check(source),
      TSImportType: ({ source }) => check(source),
    }
  },
}

/** The folder of the package that is imported, relative to the root; undefined for a library. */
function target(specifier, filename) {
  if (specifier.startsWith('.')) return folderOf(resolve(dirname(filename), specifier))
  const name = specifier.split('/').slice(0, 2).join('/')
  return folders.get(name) ?? (name.startsWith('@energycockpit/') ? name : undefined)
}

/** The folder of the package that a file lies in, relative to the root. */
function folderOf(file) {
  const path = relative(root, file).split(sep)
  const folder = path[0] === 'shared' ? path.slice(0, 2).join('/') : path[0]
  return folder === 'scripts' || [...folders.values()].includes(folder) ? folder : undefined
}

import { dirname, relative, resolve, sep } from 'node:path'
import { root } from '../build/packages.mjs'
import { whyNot } from './server-subjects.mjs'

const sources = resolve(root, 'server/src')

/** Rule: the server's subjects import each other in the order that `server-subjects` says, rooms by their index. */
export const subjectOrder = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { forbidden: '{{from}} must not import {{to}}: {{because}}.' },
  },
  create(context) {
    const from = inSources(context.filename)
    const check = (node) => {
      if (from === undefined || typeof node?.value !== 'string' || !node.value.startsWith('.')) return
      const to = inSources(resolve(dirname(context.filename), node.value))
      const because = to === undefined ? undefined : whyNot(from, to)
      if (because !== undefined) context.report({ node, messageId: 'forbidden', data: { from, to, because } })
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

/** With `/` on every system; undefined for what lies outside of the server's sources. */
function inSources(file) {
  const path = relative(sources, file)
  return path.startsWith('..') ? undefined : path.split(sep).join('/')
}

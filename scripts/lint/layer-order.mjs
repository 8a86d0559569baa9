import { readdirSync } from 'node:fs'
import { basename, dirname, relative, resolve, sep } from 'node:path'
import { root } from '../build/packages.mjs'
import { whyNot } from './server-layers.mjs'

const sources = resolve(root, 'server/src')

/** Rule: routes, service and repository of a server subject import what `server-layers` allows. */
export const layerOrder = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { forbidden: '{{file}} must not import {{to}}: {{because}}.' },
  },
  create(context) {
    const folder = dirname(context.filename)
    if (relative(sources, folder).split(sep)[0] === '..') return {}
    const file = basename(context.filename)
    const beside = readdirSync(folder)
    const check = (node) => {
      if (typeof node?.value !== 'string') return
      const because = whyNot(file, node.value, beside)
      if (because !== undefined)
        context.report({ node, messageId: 'forbidden', data: { file, to: node.value, because } })
    }
    return {
      ImportDeclaration: ({ source }) => check(source),
      ExportNamedDeclaration: ({ source }) => check(source),
      ExportAllDeclaration: ({ source }) => check(source),
      ImportExpression: ({ source }) => check(source),
    }
  },
}

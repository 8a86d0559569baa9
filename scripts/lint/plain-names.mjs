import { relative, sep } from 'node:path'
import { root } from '../build/packages.mjs'

const emptyName = /^(utils?|utilities|helpers?|common|misc|stuff)$/i

/** Rule: a file or folder is named after the one thing inside. */
export const plainNames = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { empty: "'{{name}}' says nothing. Name it after the one thing inside." },
  },
  create(context) {
    return {
      Program(node) {
        const names = relative(root, context.filename)
          .split(sep)
          .map((part) => part.split('.')[0])
        const name = names.find((part) => emptyName.test(part))
        if (name !== undefined) context.report({ node, messageId: 'empty', data: { name } })
      },
    }
  },
}

/** Attributes that are shown or read out. */
const spoken = /^(aria-label|aria-description|aria-roledescription|alt|title|placeholder|label|hint|lead)$/
const word = /\p{L}{2,}/u
/** Of a page elsewhere, which is the same in every language. */
const address = /^\s*[\w-]+(\.[\w-]+)+(\/\S*)?\s*$/
const isTest = /\.test(ing)?\.tsx$/

/** Rule: what is shown or read out stands in the language files. Names that no language changes stand in `code`. */
export const textsInFiles = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { text: 'Texts stand in the language files: put it there and say it by its key.' },
  },
  create(context) {
    if (isTest.test(context.filename)) return {}
    const report = (node, text) =>
      word.test(text) && !address.test(text) && context.report({ node, messageId: 'text' })
    return {
      JSXText: (node) => {
        if (node.parent?.openingElement?.name.name !== 'code') report(node, node.value)
      },
      JSXAttribute: (node) => {
        if (spoken.test(node.name.name) && typeof node.value?.value === 'string')
          report(node, node.value.value)
      },
    }
  },
}

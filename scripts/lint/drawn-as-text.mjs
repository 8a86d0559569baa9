/** Rule: nothing is put into the page as HTML. */
export const drawnAsText = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { html: 'Texts are drawn as text; Markdown goes through the component that cleans it.' },
  },
  create: (context) => ({
    'JSXAttribute[name.name="dangerouslySetInnerHTML"]': (node) =>
      context.report({ node, messageId: 'html' }),
  }),
}

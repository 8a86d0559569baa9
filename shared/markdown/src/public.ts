export { InlineMarkdown } from './inline-markdown'
export { MarkdownText } from './markdown-text'

export { MarkdownText } from './markdown-text'

import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'
import type { Processor } from 'unified'

/** What the parser takes from a plugin. */
interface Extensions {
  micromarkExtensions?: unknown[]
  fromMarkdownExtensions?: unknown[]
}

/** Tables, as GitHub Flavored Markdown has them, and nothing else of it. */
export function tables(this: Processor): void {
  const data = this.data() as Extensions
  ;(data.micromarkExtensions ??= []).push(gfmTable())
  ;(data.fromMarkdownExtensions ??= []).push(gfmTableFromMarkdown())
}

import Markdown from 'react-markdown'
import { elementsFrom } from './drawn-elements'
import { tables } from './tables'
import { isTooDeep } from './too-deep'
import styles from './markdown-text.module.css'

/**
 * Markdown (CommonMark, and tables) as text for readers. Raw HTML stays visible as the characters it is made of, images
 * become their alternative text, because an address elsewhere would tell who reads, and a link leads only to http,
 * https, mailto, tel and places of the portal.
 *
 * What is nested too deep to be drawn stays as it was written: a text must never take the page down with it.
 *
 * `topLevel` is the level at which the document's own first headings (`#`) stand in the page.
 */
export function MarkdownText({ text, topLevel = 2 }: { text: string; topLevel?: 1 | 2 | 3 | 4 | 5 }) {
  return (
    <div className={styles.text}>
      {isTooDeep(text) ? <p className={styles.asWritten}>{text}</p> : <Drawn {...{ text, topLevel }} />}
    </div>
  )
}

const Drawn = ({ text, topLevel }: { text: string; topLevel: 1 | 2 | 3 | 4 | 5 }) => (
  <Markdown
    components={elementsFrom(topLevel)}
    remarkPlugins={plugins}
    urlTransform={asWritten}
    disallowedElements={withoutImages}
  >
    {text}
  </Markdown>
)

const plugins = [tables]
const withoutImages = ['img']

/** Links are judged where they are drawn. */
const asWritten = (address: string) => address

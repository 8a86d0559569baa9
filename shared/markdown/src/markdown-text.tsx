import Markdown, { defaultUrlTransform, type Components } from 'react-markdown'
import styles from './markdown-text.module.css'

/**
 * Markdown (CommonMark) as text for readers. Raw HTML stays visible as the characters it is made of, images become
 * their alternative text, and addresses of unsafe schemes are dropped.
 *
 * `topLevel` is the level at which the document's own first headings (`#`) stand in the page.
 */
export function MarkdownText({ text, topLevel = 2 }: { text: string; topLevel?: 1 | 2 | 3 | 4 | 5 }) {
  return (
    <div className={styles.text}>
      <Markdown
        components={headingsFrom(topLevel)}
        urlTransform={defaultUrlTransform}
        disallowedElements={['img']}
      >
        {text}
      </Markdown>
    </div>
  )
}

const levels = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const

/** A page has one outline: the text's headings go below the one that it stands under. */
function headingsFrom(topLevel: number): Components {
  return Object.fromEntries(
    levels.map((level, index) => [level, levels[Math.min(index + topLevel - 1, levels.length - 1)]]),
  )
}

import Markdown from 'react-markdown'
import { SafeLink } from './drawn-elements'

const inLines = ['a', 'strong', 'em', 'code']

/** Markdown within a line, such as a label: emphasis and safe links; all else stays as the words that it consists of. */
export function InlineMarkdown({ text }: { text: string }) {
  return (
    <Markdown
      allowedElements={inLines}
      unwrapDisallowed
      urlTransform={(address) => address}
      components={{ a: SafeLink }}
    >
      {text}
    </Markdown>
  )
}

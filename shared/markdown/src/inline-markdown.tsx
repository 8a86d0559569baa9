import Markdown from 'react-markdown'
import { SafeLink } from './drawn-elements'
import { isTooDeep } from './too-deep'

const inLines = ['a', 'strong', 'em', 'code']

/** Markdown within a line, such as a label: emphasis and safe links; all else stays as the words that it consists of. */
export function InlineMarkdown({ text }: { text: string }) {
  if (isTooDeep(text)) return text
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

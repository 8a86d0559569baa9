/** A piece of HTML that is safe to put into a page. */
export class Html {
  constructor(readonly text: string) {}
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escape = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character)

type Part = Html | string | number | false | undefined | readonly Part[]

function render(part: Part): string {
  if (part instanceof Html) return part.text
  if (part === false || part === undefined) return ''
  if (typeof part === 'object') return part.map(render).join('')
  return escape(String(part))
}

/** HTML with values in it; every value that is not HTML itself is escaped. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(strings.map((text, place) => text + render(parts[place])).join(''))
}

/** A form as a browser would send it. */
export interface Form {
  readonly action: string
  readonly fields: URLSearchParams
  fill(values: { user: string; password: string }): void
}

/** Reads the form of the sign-in page: its target, its hidden fields, and which fields take whom and what. */
export function readForm(html: string, pageUrl: string): Form {
  const [, formAttributes, content] = /<form\b([^>]*)>([\s\S]*?)<\/form>/i.exec(html) ?? []
  if (formAttributes === undefined || content === undefined)
    throw new Error(`There is no sign-in form at ${pageUrl}:\n${html.slice(0, 2000)}`)
  const inputs = [...content.matchAll(/<input\b([^>]*)>/gi)].map(([, attributes = '']) => ({
    name: attribute(attributes, 'name') ?? '',
    type: attribute(attributes, 'type') ?? 'text',
    value: attribute(attributes, 'value') ?? '',
  }))
  const nameOf = (...types: string[]) => inputs.find(({ type }) => types.includes(type))?.name ?? ''
  const fields = new URLSearchParams(
    inputs
      .filter(({ name, type }) => name !== '' && !['checkbox', 'submit'].includes(type))
      .map(({ name, value }) => [name, value]),
  )
  return {
    action: new URL(attribute(formAttributes, 'action') ?? '', pageUrl).href,
    fields,
    fill: ({ user, password }) => {
      fields.set(nameOf('text', 'email'), user)
      fields.set(nameOf('password'), password)
    },
  }
}

function attribute(attributes: string, name: string): string | undefined {
  const [, quoted, bare] = new RegExp(`(?:^|\\s)${name}=(?:"([^"]*)"|([^\\s>]+))`, 'i').exec(attributes) ?? []
  return (quoted ?? bare)?.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"')
}

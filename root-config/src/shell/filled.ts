/** Puts values in place of `{{name}}`. */
export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/{{(\w+)}}/g, (_, name: string) => String(values[name] ?? ''))

/** The items of an information notice whose content is a list: separated by commas, without the space around them. */
export function listItems(content: string): string[] {
  return content
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
}

const LONGEST = 120

/** A name that every file system takes: what is shown and when. */
export function fileNameOf(title: string, when: string, ending: string): string {
  const name = `${title}, ${when}`
    // eslint-disable-next-line no-control-regex
    .replace(/[\u0000-\u001f\u007f\\/:*?"<>|]+/g, '-')
    .replace(/\s+/g, ' ')
    .slice(0, LONGEST)
  return `${name.replace(/[-. ,]+$/, '')}.${ending}`
}

const LONGEST = 120

/** A name that every file system takes: what is shown and when. */
export function fileNameOf(title: string, when: string, ending: string): string {
  const name = `${title}, ${when}`
    .replace(/: /g, ' – ')
    // oxlint-disable-next-line no-control-regex
    .replace(/[\u0000-\u001f\u007f\\/:*?"<>|]+/g, '-')
    .replace(/\s+/g, ' ')
  return `${shortened(name).replace(/[-–·. ,]+$/, '')}.${ending}`
}

/** Words are left out rather than cut. */
const shortened = (name: string) =>
  name.length <= LONGEST
    ? name
    : name
        .slice(0, LONGEST + 1)
        .replace(/ \S*$/, '')
        .slice(0, LONGEST)

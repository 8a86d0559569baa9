/** The ten files that took longest, a line each, the slowest first; empty for fewer than ten. `files`: `{ path, seconds }`. */
export function slowest(files, count = 10) {
  if (files.length < count) return ''
  const sorted = [...files].sort((a, b) => b.seconds - a.seconds).slice(0, count)
  const lines = sorted.map(({ path, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${path}`)
  return ['', 'The slowest test files:', ...lines].join('\n')
}

/** Long enough for every browser to have taken the content over; some ask the user for a place first. */
const KEPT_FOR = 60_000

/** Gives a content to the browser as a file to keep. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), KEPT_FOR)
}

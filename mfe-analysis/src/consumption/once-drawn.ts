/** Where no frame is drawn, as in a tab that nobody sees, or a chart does not get as far as its canvas. */
const longestWait = 3000

/**
 * Calls when the chart in a place has been drawn and its frame is on the screen: at once where no chart is there, and
 * after three seconds at the latest. Gives back what ends the waiting.
 */
export function onceDrawn(place: Element | null, then: () => void): () => void {
  let frame: number | undefined
  const end = () => {
    observer.disconnect()
    clearTimeout(timer)
    if (frame !== undefined) cancelAnimationFrame(frame)
  }
  const finish = () => {
    end()
    then()
  }
  const look = () => {
    if (!place?.querySelector('figure')) return finish()
    if (!place.querySelector('canvas')) return
    observer.disconnect()
    // The first frame lays the canvas out and draws it; when the second begins, the first is on the screen.
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(finish)
    })
  }
  const observer = new MutationObserver(look)
  const timer = setTimeout(finish, longestWait)
  if (place) observer.observe(place, { childList: true, subtree: true })
  look()
  return end
}

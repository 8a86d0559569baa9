/** Whether the browser can draw a map. */
export function hasWebGl(): boolean {
  try {
    const context = document.createElement('canvas').getContext('webgl2')
    // Browsers have few of them at a time.
    context?.getExtension('WEBGL_lose_context')?.loseContext()
    return context !== null
  } catch {
    return false
  }
}

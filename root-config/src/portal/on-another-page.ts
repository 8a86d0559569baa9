/** Calls when the user goes to another address of the portal. Answers the function that ends it. */
export function onAnotherPage(call: () => void): () => void {
  // A page that is still being opened is looked at anew where it is, once more for each feature that was registered.
  const listen = (event: Event) => {
    const { oldUrl, newUrl } = (event as CustomEvent<{ oldUrl: string; newUrl: string }>).detail
    if (newUrl !== oldUrl) call()
  }
  window.addEventListener('single-spa:before-routing-event', listen)
  return () => window.removeEventListener('single-spa:before-routing-event', listen)
}

/*
 * Stands first in the page, so that what the shell asks of the server is on its way before any file: with six
 * connections to a host, calls that come after the files wait for them. The shell takes each answer once, by its
 * address, and asks by itself for everything that it does not find here.
 */
;(() => {
  const headers = { accept: 'application/json', 'content-type': 'application/json' }
  const calls = new Map(
    JSON.parse(document.currentScript.dataset.calls).map((address) => [
      address,
      fetch(address, { headers, redirect: 'manual' }),
    ]),
  )
  // Whoever takes one hears of its failure; one that nobody takes is nobody's.
  for (const call of calls.values()) call.catch(() => undefined)
  window.portalCalls = (address) => {
    const call = calls.get(address)
    calls.delete(address)
    return call
  }
})()

/*
 * Stands in the page itself, before the first style sheet, and so runs whatever else arrives. It says that the portal
 * could not be loaded, or takes longer than usual, until the shell draws: then `portalGuard.end()` takes it away.
 * Plain JavaScript, as it is sent. No other script of the page can be relied on here.
 */
;(() => {
  const mostSeconds = 10
  const id = 'start-guard'
  let ended = false
  let shown

  function show(name) {
    if (ended || shown === 'failed' || shown === name) return
    // The page is still arriving.
    if (!document.body) return void setTimeout(show, 50, name)
    shown = name
    document.getElementById(id)?.remove()
    const template = document.getElementById(`start-${name}`)
    const guard = document.createElement('div')
    guard.id = id
    guard.append(template.content.cloneNode(true))
    guard.querySelector('button').addEventListener('click', retry)
    document.body.prepend(guard)
  }

  /** What the browser keeps may be what is wrong, so all that the page names is fetched anew first. */
  async function retry({ currentTarget: button }) {
    button.disabled = true
    button.textContent = button.dataset.working
    const named = document.querySelectorAll('script[src], link[rel=stylesheet], link[rel=preload][as=script]')
    const limit = AbortSignal.timeout(5_000)
    const fetched = [...named].map((one) => fetch(one.src || one.href, { cache: 'reload', signal: limit }))
    await Promise.allSettled(fetched)
    location.reload()
  }

  const isOfStart = (target) => target instanceof HTMLElement && 'start' in target.dataset

  /** A script that is not what the page expects is refused (integrity) or throws, and an event says so. */
  function onError({ target, filename }) {
    if (ended) return
    const script = document.querySelector('script[data-start]')
    if (isOfStart(target) || (filename && filename === script?.src)) show('failed')
  }
  addEventListener('error', onError, true)

  /** Style sheets that hang keep the page from being drawn, and its scripts from running. */
  const late = setTimeout(() => {
    for (const sheet of document.querySelectorAll('link[data-start]'))
      if (!sheet.sheet) sheet.media = 'not all'
    show('late')
  }, mostSeconds * 1000)

  /** Those that the page does not wait for count from when they are there. */
  function onLoad({ target }) {
    if (target.id === 'portal-theme' || isOfStart(target)) target.media = 'all'
  }
  document.addEventListener('load', onLoad, true)

  window.portalGuard = {
    failed: () => show('failed'),
    hasFailed: () => shown === 'failed',
    end() {
      ended = true
      clearTimeout(late)
      removeEventListener('error', onError, true)
      document.getElementById(id)?.remove()
    },
  }
})()

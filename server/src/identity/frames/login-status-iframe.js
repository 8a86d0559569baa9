// Answers keycloak-js, which asks every few seconds from the page around this frame whether the session in the
// identity provider is still the one that it knows: '{clientId} {sessionState}' → 'unchanged', 'changed' or 'error'.
const statusCookie = 'portal-sso-status'
let admitted

function currentSession() {
  const cookie = document.cookie.split('; ').find((one) => one.startsWith(`${statusCookie}=`))
  return cookie ? cookie.slice(statusCookie.length + 1) : ''
}

async function admit(clientId, origin) {
  const question = new URLSearchParams({ client_id: clientId, origin })
  const answer = await fetch(`login-status-iframe.html/init?${question}`)
  return answer.status === 204
}

window.addEventListener('message', async (event) => {
  if (event.source !== window.parent || typeof event.data !== 'string') return
  const [clientId, sessionState = ''] = event.data.split(' ')
  if (!clientId) return
  admitted ??= admit(clientId, event.origin).catch(() => false)
  const state = (await admitted) ? (sessionState === currentSession() ? 'unchanged' : 'changed') : 'error'
  if (state === 'error') admitted = undefined
  event.source.postMessage(state, event.origin)
})

// Hands the provider's answer, which stands in this frame's address, to keycloak-js in the page around it.
window.parent.postMessage(window.location.href, window.location.origin)

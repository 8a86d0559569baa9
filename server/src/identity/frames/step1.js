// keycloak-js asks whether cookies work in a frame. The portal and its provider share one origin, so they do.
window.parent.postMessage('supported', '*')

/*
 * Runs in the window that a foreign page opened to sign in. The code goes to that page alone: the browser delivers it
 * only while a page of exactly this origin stands in the window that opened this one.
 */
const { origin, state, code } = document.querySelector('main').dataset
window.opener?.postMessage({ type: 'energycockpit-sign-in', state, code }, origin)
window.close()

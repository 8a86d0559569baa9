/** What a remote does that does not keep to itself, as statements of its lifecycles. */
export interface Disorder {
  mount?: string
  unmount?: string
}

/** A third party's ES module that draws a heading, and does what is given besides. */
export function disorderlyRemote({ mount = '', unmount = '' }: Disorder): string {
  return `
    export async function bootstrap() {}
    export async function mount({ domElement, notify }) {
      const heading = Object.assign(document.createElement('h1'), { textContent: 'Disorderly', tabIndex: -1 })
      domElement.append(heading)
      ${mount}
    }
    export async function unmount() { ${unmount} }`
}

const overlay = (where: string) => `
  const overlay = document.createElement('div')
  overlay.className = 'overlay'
  overlay.style.cssText = 'position: fixed; inset: 0; z-index: 99999'
  ${where}.append(overlay)`

/** By what they leave, and a part of what is said about each. */
export const leavings: Readonly<Record<string, [does: string, said: RegExp]>> = {
  'a locked scroll bar': [
    "document.body.style.overflow = 'hidden'; document.documentElement.style.overflow = 'hidden'",
    /5\.2 body has style="overflow: hidden;"/,
  ],
  'a portal that is inert': [
    "document.getElementById('portal').inert = true; document.querySelector('header').inert = true",
    /5\.2 div#portal has inert/,
  ],
  'a portal that is hidden': [
    "document.getElementById('portal').setAttribute('aria-hidden', 'true'); document.querySelector('nav').hidden = true",
    /5\.2 nav has hidden/,
  ],
  'an overlay over everything': [overlay('document.body'), /3\.1 in body <div class="overlay"/],
  'an overlay beside the body': [overlay('document.documentElement'), /3\.1 in html <div class="overlay"/],
  'an overlay in the portal': [overlay("document.querySelector('header')"), /3\.1 in header <div class/],
  'classes, a language, a direction': [
    `Object.assign(document.documentElement, { lang: 'fr', dir: 'rtl' })
     document.documentElement.classList.add('modal-open')
     document.body.className = 'no-scroll'
     document.body.dataset.theme = document.documentElement.dataset.theme = 'neon'`,
    /5\.2 html has lang="fr"/,
  ],
  'a title': ["document.title = 'Mine'", /5\.2 the title is "Mine"/],
  'a style sheet that draws on the portal': [
    `const sheet = new CSSStyleSheet()
     sheet.replaceSync('header { display: none } .disorderly { color: red }')
     document.adoptedStyleSheets.push(sheet)`,
    /3\.3 style sheet that was adopted/,
  ],
}

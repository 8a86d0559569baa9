import { configure } from '@testing-library/dom'

/* The element sizes, media queries, scrolling and modal dialogs that jsdom does not have. A test that is about one
   of them puts its own in place. */
class NothingIsResized implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

if (typeof window !== 'undefined') {
  window.ResizeObserver ??= NothingIsResized
  window.matchMedia ??= (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      onchange: null,
      addListener() {},
      removeListener() {},
    }) as MediaQueryList
  Element.prototype.scrollIntoView ??= () => undefined
  window.scrollTo = () => undefined
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false
  }
}

/* Two cores may be busy with other projects' tests. */
configure({ asyncUtilTimeout: 5000 })

/** What `scripts/check-remote/in-the-page.js` offers in the page. */
export interface PageCheck {
  mount(featureId: string): Promise<string | undefined>
  update(locale: string): Promise<void>
  unmount(): Promise<number>
  state(): PageState
  stopped(): string[]
  shown(): Shown
  shapeOf(featureId: string, address: string, isModule: boolean): Promise<Shape>
  foreignStyles(): string[]
  readonly violations: readonly Violation[]
  readonly errors: readonly string[]
}

/** Lists of descriptions of what outlives a remote. */
export type PageState = Record<
  'body' | 'head' | 'styles' | 'page' | 'listeners' | 'timers' | 'globals',
  string[]
>

export interface Shown {
  isEmpty: boolean
  text: string
  heading: string
  headingTakesFocus: boolean
}

export interface Shape {
  way: 'lifecycles' | 'element' | 'plain'
  updates: boolean
}

export interface Violation {
  directive: string
  blocked: string
  sample: string
  source: string
}

declare global {
  interface Window {
    remoteCheck: PageCheck
  }
}

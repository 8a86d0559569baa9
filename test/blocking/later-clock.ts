/** Settings with which a server believes that it is so many minutes later than it is. */
export function laterBy(minutes: number): Record<string, string> {
  const script = `
    const RealDate = Date
    globalThis.Date = class Date extends RealDate {
      constructor(...given) { given.length === 0 ? super(Date.now()) : super(...given) }
      static now() { return RealDate.now() + ${minutes * 60_000} }
    }`
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}` }
}

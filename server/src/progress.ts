/** Passes a share (0 to 1) on as a percentage, once for each tenth that was reached. */
export function inTenths(report: (percent: number) => void): (share: number) => void {
  let reported = 0
  return (share) => {
    const percent = Math.floor(share * 10) * 10
    if (percent <= reported) return
    reported = percent
    report(percent)
  }
}

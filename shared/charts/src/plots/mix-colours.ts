import { readColour } from '../downloads/read-colour'

/** A mixture of two colours, the share of the second 0 to 1, as `color-mix(in srgb, …)` makes it. */
export function mixColours(first: string, second: string, share: number): string {
  const [one, other] = [readColour(first), readColour(second)]
  const channel = (name: 'red' | 'green' | 'blue') =>
    Math.round(one[name] + (other[name] - one[name]) * share)
  return `rgb(${channel('red')}, ${channel('green')}, ${channel('blue')})`
}

import type { Formats } from './formats'

/** A share as a change in per cent, with its sign: '+3.2%', '−3,2 %'. */
export const writtenChange = (share: number, formats: Pick<Formats, 'percent'>): string =>
  `${share > 0 ? '+' : ''}${formats.percent(share, 1)}`

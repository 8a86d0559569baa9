import { NO_BREAK_SPACE, type Formats } from '@energycockpit/i18n'

/** '0.032', '< 0.001'. */
export function writtenProbability(p: number, formats: Formats): string {
  return p < 0.001 ? `<${NO_BREAK_SPACE}${formats.number(0.001, 3)}` : formats.number(p, 3)
}

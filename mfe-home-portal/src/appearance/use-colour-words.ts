import { readabilityOf, type Scheme } from '@energycockpit/appearance'
import { useTexts } from '@energycockpit/i18n'
import { colourFault, colourOf } from './draft'

/** How contrast is spoken of. */
export function useColourWords() {
  const { t, formats } = useTexts()
  /** Rounded down, as it was found: 4.49 : 1 is not told as 4.5 : 1. */
  const figures = (colour: string, scheme: Scheme) => {
    const { found, needed } = readabilityOf(colour, scheme)
    return { found: formats.number(found, 1), needed: formats.number(needed, 1) }
  }
  return {
    /** What is wrong with a colour that was typed; undefined where nothing is. */
    fault(typed: string | null, scheme: Scheme): string | undefined {
      const fault = colourFault(typed, scheme)
      if (fault === undefined) return undefined
      const colour = colourOf(typed ?? '')
      return t(`appearance.faults.${fault}`, colour === undefined ? {} : figures(colour, scheme))
    },
    /** The contrast that a colour has, for whoever is choosing one. */
    contrast: (colour: string, scheme: Scheme) => t('appearance.contrast', figures(colour, scheme)),
  }
}

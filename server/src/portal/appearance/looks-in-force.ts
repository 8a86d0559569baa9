import type { AccentColours } from '@energycockpit/appearance'
import type { OwnLooks } from './repository'

/** How the portal of a business looks; undefined is the portal's own. Images by their hashes. */
export interface LooksInForce {
  accent: AccentColours | undefined
  logo: string | undefined
  /** For dark grounds; undefined where the logo is for both. */
  logoDark: string | undefined
  favicon: string | undefined
}

type Set = Omit<OwnLooks, 'id' | 'name' | 'revision' | 'parentId'>

/**
 * What a business has not set itself it has from its super client, and what that has not set either from the portal.
 * What belongs together is inherited together: the two accents, and the two logos.
 */
export function looksInForce(own: Set | undefined, ofSuperClient: Set | undefined): LooksInForce {
  const colours = [own, ofSuperClient].find((one) => one && one.accentColour !== null)
  const logos = [own, ofSuperClient].find((one) => one && one.logo !== null)
  return {
    accent:
      colours?.accentColour == null
        ? undefined
        : { light: colours.accentColour, dark: colours.accentColourDark },
    logo: logos?.logo ?? undefined,
    logoDark: logos?.logoDark ?? undefined,
    favicon: own?.favicon ?? ofSuperClient?.favicon ?? undefined,
  }
}

export { ownAccent, themeOf, type AccentColours, type ContrastMode, type Scheme, type Theme } from './theme'
export { readabilityOf, type Readability } from './readability'
export { imageSlots, logoOf, maxLogoBytes, type ImageSlot, type Logo, type LogoFault } from './logo'

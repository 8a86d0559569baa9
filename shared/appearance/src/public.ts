export { ownAccent, themeOf, type AccentColours, type ContrastMode, type Scheme, type Theme } from './theme'
export { readabilityOf, type Readability } from './readability'
export { imageSlots, logoOf, maxLogoBytes, type ImageSlot, type Logo, type LogoFault } from './logo'
export {
  formsOfTexts,
  keysOfForms,
  textFormNames,
  type NestedTexts,
  type TextForm,
  type TextForms,
} from './text-forms'
export { maxWordingLength, wordingFault, type WordingFault } from './wording-fault'

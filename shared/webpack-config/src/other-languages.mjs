import { fileURLToPath } from 'node:url'
import webpack from 'webpack'

/** react-aria has its texts in thirty languages, one module each; the portal has German and English. */
const otherLanguages = /[\\/]intl[\\/](?:[a-z]+[\\/])?(?!de-DE|en-US)[a-z]{2}-[A-Z]{2}\.mjs$/

/** Leaves the texts of languages out that the portal does not have: a fifth of the editable tree. */
export const withoutOtherLanguages = () =>
  new webpack.NormalModuleReplacementPlugin(
    otherLanguages,
    fileURLToPath(new URL('./no-texts.mjs', import.meta.url)),
  )

export { copiedScripts, libraries } from './libraries.mjs'

/*
 * Everything but `Trans` and its kin: they bring a parser of HTML, more than half of the library, and few features use
 * them. `react-i18next/TransWithoutContext` is not shared, so a feature that imports it brings its own.
 */
export {
  composeInitialProps,
  getDefaults,
  getI18n,
  getInitialProps,
  I18nContext,
  I18nextProvider,
  initReactI18next,
  setDefaults,
  setI18n,
  Translation,
  useSSR,
  useTranslation,
  withSSR,
  withTranslation,
} from 'react-i18next'

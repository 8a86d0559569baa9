import type { KoaContextWithOIDC } from 'oidc-provider'
import { pageHeaders } from './page-headers'
import { pageLocale } from '../locale/page-locale'
import type { PageStyles } from './page-styles'
import { errorPage, signOutPage, signedOutPage } from './pages/notice-pages'
import type { PageSetting } from './pages/page'

export interface ProviderPages {
  error(ctx: KoaContextWithOIDC, code: string): void
  signOutQuestion(ctx: KoaContextWithOIDC, form: string): void
  signedOut(ctx: KoaContextWithOIDC): void
}

/** The pages that the provider itself shows, in the portal's look and the visitor's language. */
export function providerPages(styles: PageStyles): ProviderPages {
  const show = (ctx: KoaContextWithOIDC, render: (setting: PageSetting) => string) => {
    const { locale, ui_locales: uiLocales } = ctx.query
    const wish = pageLocale({
      chosen: typeof locale === 'string' ? locale : undefined,
      uiLocales: typeof uiLocales === 'string' ? uiLocales : undefined,
      cookie: ctx.cookies.get('locale', { signed: false }),
      acceptLanguage: ctx.get('accept-language'),
    })
    ctx.set({ ...pageHeaders })
    ctx.body = render({ locale: wish, styles: styles.url })
  }
  return {
    error: (ctx, code) => show(ctx, (setting) => errorPage(setting, code)),
    signOutQuestion: (ctx, form) => show(ctx, (setting) => signOutPage(setting, form)),
    signedOut: (ctx) => show(ctx, signedOutPage),
  }
}

import type { Translate } from '@energycockpit/i18n'
import type { Portal } from '../portal/portal'
import { ACCOUNT } from '../routing/routes'
import { chooseTheme, readTheme, themes } from '../shell/theme-choice'
import type { Choice } from './choice'

/** What the shell itself does for everybody who is signed in. */
export function ownCommands(
  { state, routing, events, navigate }: Pick<Portal, 'state' | 'routing' | 'events' | 'navigate'>,
  t: Translate,
): Choice[] {
  const { supportedLocales, locale } = state.get()
  return [
    {
      ...{ key: 'account', label: t('commands.account'), synonyms: t('synonyms.account'), glyph: 'user' },
      url: `${routing.basePath}/${ACCOUNT}/account`,
    },
    ...supportedLocales
      .filter((other) => other !== locale)
      .map((other) => ({
        ...{ key: `language ${other}`, synonyms: t('synonyms.language') },
        label: t(`commands.language.${other}`),
        run: () => events.publish('locale-wanted', { locale: other }),
      })),
    ...themes
      .filter((theme) => theme !== readTheme())
      .map((theme) => ({
        ...{ key: `theme ${theme}`, glyph: 'design', synonyms: t('synonyms.theme') },
        label: t(`commands.theme.${theme}`),
        run: () => chooseTheme(theme),
      })),
    {
      ...{ key: 'sign-out', label: t('commands.signOut'), synonyms: t('synonyms.signOut'), glyph: 'logout' },
      run: () => navigate('/logout'),
    },
  ]
}

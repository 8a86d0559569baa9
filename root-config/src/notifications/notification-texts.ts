import type { Locale } from '@energycockpit/contract'
import de from './texts/de.json'
import en from './texts/en.json'

export type NotificationTexts = typeof en

/** They come with the bell, which is fetched once the page stands. */
export const notificationTexts: Readonly<Record<Locale, NotificationTexts>> = { de, en }

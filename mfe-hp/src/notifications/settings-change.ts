import type { CallInput, changeNotificationSettings, NotificationSettings } from '@energycockpit/contract'

/** The key of everything that tells the user's settings, and what begins it. */
export const settingsKey = ['notification-settings']

export type SettingsChange = CallInput<typeof changeNotificationSettings>['body']

/** The settings as they are once a change is saved. */
export function withChange(
  settings: NotificationSettings,
  { groups = [], digest = settings.digest }: SettingsChange,
): NotificationSettings {
  return {
    ...settings,
    digest,
    groups: settings.groups.map((one) => {
      const change = groups.find(({ group }) => group === one.group)
      return { ...one, email: change?.email ?? one.email, push: change?.push ?? one.push }
    }),
  }
}

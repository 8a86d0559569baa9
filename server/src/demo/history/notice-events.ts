import {
  createNotice as createNoticeCall,
  supportedLocales,
  termsAndConditionsType,
  type Locale,
} from '@energycockpit/contract'
import type { ChangeContext } from '../../audit/service-context'
import { createNotice, publishDraft, retireNotice } from '../../blocking/notice-service'
import { demoUserName, demoUsers, type DemoUser } from '../../identity/demo-users'
import type { DemoEvent } from './event'

type InEachLanguage = Readonly<Record<Locale, string>>

interface Information {
  title: InEachLanguage
  content: InEachLanguage
}

interface Terms {
  headline: InEachLanguage
  mainContent: InEachLanguage
  linkText: InEachLanguage
  linkUrl: string
  /** Beside the check box. */
  confirmation: InEachLanguage
}

/** Whom it asks. In force for one user alone, or it would stand before everybody's first look at the demo. */
type Audience =
  | { businessId: number; state: 'DRAFT' | 'RETIRED' }
  | { user: DemoUser['key']; state: 'IN_FORCE' }

/** Something to take note of. */
export const notice = (key: string, by: DemoUser['key'], record: Information & Audience): DemoEvent =>
  written(key, by, record, {
    type: 'INFORMATION',
    layout: supportedLocales.map((shortName) => ({
      locale: { shortName },
      title: record.title[shortName],
      content: record.content[shortName],
      contentType: 'TEXT',
      subInfo: '',
    })),
  })

/** Something to confirm with a check box. */
export const terms = (key: string, by: DemoUser['key'], record: Terms & Audience): DemoEvent =>
  written(key, by, record, {
    type: termsAndConditionsType,
    layout: supportedLocales.map((shortName) => ({
      locale: { shortName },
      headline: record.headline[shortName],
      mainContent: record.mainContent[shortName],
      linkUrl: record.linkUrl,
      linkText: record.linkText[shortName],
      extra: '',
      confirmationText: record.confirmation[shortName],
    })),
  })

const written = (
  key: string,
  by: DemoUser['key'],
  audience: Audience,
  text: { type: string; layout: unknown },
): DemoEvent => ({
  ...{ key, by, permission: createNoticeCall.permission },
  change: async (context) => {
    const { uuid } = await createNotice(context, { ...text, audience: audienceOf(audience) })
    await bringInto(context, uuid, audience.state)
  },
})

const audienceOf = (audience: Audience) =>
  'user' in audience
    ? ({ kind: 'user', userName: userNameOf(audience.user) } as const)
    : ({ kind: 'business', businessId: audience.businessId, withSubBusinesses: false } as const)

const userNameOf = (key: DemoUser['key']) => demoUserName(demoUsers.find((user) => user.key === key)!)

/** A notice that is retired was in force, and asks nobody any more. */
async function bringInto(context: ChangeContext, uuid: string, state: Audience['state']): Promise<void> {
  if (state === 'DRAFT') return
  await publishDraft(context, { uuid })
  if (state === 'RETIRED') await retireNotice(context, { uuid })
}

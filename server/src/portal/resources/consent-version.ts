import { createHash } from 'node:crypto'
import { terms } from './terms'

/** Of the privacy notice, which stands in the pages: the day on which its text was changed last. */
const privacyNotice = '2026-11-27'

/** Names the texts that somebody agrees to: another one as soon as one of them changes. */
export const consentVersion = `terms ${createHash('sha256')
  .update(terms.de + terms.en)
  .digest('hex')
  .slice(0, 12)}, privacy ${privacyNotice}`
